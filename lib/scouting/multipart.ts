import 'server-only';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { MAX_FIELDS, mediaType } from '../forms/body';
import { Refusal } from '../forms/refusal';
import { IMAGE_BYTES } from './limits';
import { SCOUTING_IMAGES } from './photo-slots';

/** The parser of an application's body. @throws Refusal `media-type`, `malformed` */
export function multipartParser(request: Request): BusboyInstance {
  if (mediaType(request) !== 'multipart/form-data') throw new Refusal('media-type');
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: {
        fields: MAX_FIELDS,
        fieldSize: 2_000,
        files: SCOUTING_IMAGES.length,
        fileSize: IMAGE_BYTES,
        parts: MAX_FIELDS + SCOUTING_IMAGES.length,
        headerPairs: 20,
        headerSize: 2_000,
      },
    });
  } catch {
    throw new Refusal('malformed');
  }
}

/** Writes a chunk to the parser; resolves when it is ready for the next one (backpressure). */
export function feed(parser: BusboyInstance, piece: Uint8Array): Promise<void> | undefined {
  if (parser.destroyed || parser.write(piece)) return undefined;
  return settled(parser, 'drain');
}

/** Ends the body; resolves when all of it is parsed. */
export function finish(parser: BusboyInstance): Promise<void> | undefined {
  if (parser.destroyed) return undefined;
  const done = settled(parser, 'finish');
  parser.end();
  return done;
}

function settled(parser: BusboyInstance, event: 'drain' | 'finish'): Promise<void> {
  return new Promise((resolve) => {
    const events = new Set([event, 'close', 'error'] as const);
    const settle = () => {
      for (const one of events) parser.off(one, settle);
      resolve();
    };
    for (const one of events) parser.on(one, settle);
  });
}
