import 'server-only';
import busboy, { type Busboy } from 'busboy';
import { MAX_FIELDS, mediaType } from '../forms/body';
import { Refusal } from '../forms/refusal';
import { IMAGE_BYTES } from './limits';
import { SCOUTING_IMAGES } from './photo-slots';

/** The parser of an application's body. @throws Refusal `media-type`, `malformed` */
export function multipartParser(request: Request): Busboy {
  if (mediaType(request) !== 'multipart/form-data') throw new Refusal('media-type');
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: {
        fields: MAX_FIELDS,
        fieldNameSize: 60,
        fieldSize: 2_000,
        files: SCOUTING_IMAGES.length,
        fileSize: IMAGE_BYTES + 1,
        // Busboy counts the end of the body as a part.
        parts: MAX_FIELDS + SCOUTING_IMAGES.length + 1,
        headerPairs: 20,
      },
    });
  } catch {
    throw new Refusal('malformed');
  }
}

/** Writes a chunk to the parser; resolves when it is ready for the next one (backpressure). */
export function feed(parser: Busboy, piece: Uint8Array): Promise<void> | undefined {
  if (parser.destroyed || parser.write(piece)) return undefined;
  return settled(parser, 'drain');
}

/** Ends the body; resolves when all of it is parsed. */
export function finish(parser: Busboy): Promise<void> | undefined {
  if (parser.destroyed) return undefined;
  const done = settled(parser, 'close');
  parser.end();
  return done;
}

function settled(parser: Busboy, event: 'drain' | 'close'): Promise<void> {
  return new Promise((resolve) => {
    const events = new Set([event, 'close', 'error'] as const);
    const settle = () => {
      for (const one of events) parser.off(one, settle);
      resolve();
    };
    for (const one of events) parser.on(one, settle);
  });
}
