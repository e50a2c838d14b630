import 'server-only';
import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import type { FieldFault } from '../forms/fields';
import { IMAGE_BYTES } from '../forms/limits';
import { type BodyLimits, mediaType, readBody } from '../forms/receive';
import { Refusal } from '../forms/refusal';
import { isScoutingImage, SCOUTING_IMAGES, type ScoutingImage } from './schema';

/** Four images of 10 MB and the fields around them; a phone on a bad line needs minutes for it. */
const LIMITS: BodyLimits = { bytes: 42 * 1024 * 1024, idleMs: 15_000, totalMs: 280_000 };
const MAX_FIELDS = 20;

/** What becomes of an image as soon as it is read whole. */
type Take = (content: Buffer) => Promise<File | FieldFault>;
export type Upload = {
  images: Partial<Record<ScoutingImage, File>>;
  faults: Partial<Record<ScoutingImage, FieldFault>>;
};

/**
 * Reads a multipart application as it arrives: one image is in memory at a time, and the next one
 * waits in the connection until `take` has done with it. Texts are put into `fields` as they come.
 * @throws Refusal `media-type`, `malformed`, `too-large`, `too-slow`
 */
export async function readUpload(
  request: Request,
  fields: Record<string, string>,
  take: Take,
  limits: BodyLimits = LIMITS,
): Promise<Upload> {
  if (mediaType(request) !== 'multipart/form-data') throw new Refusal('media-type');
  const parser = parserOf(request);
  const upload: Upload = { images: {}, faults: {} };
  const named = new Set<string>();
  let fault: Refusal | null = null;
  let work = Promise.resolve();
  const refuse = (code: 'malformed' | 'too-large') => {
    fault ??= new Refusal(code);
  };

  parser.on('field', (name, value) => {
    if (Object.hasOwn(fields, name)) refuse('malformed');
    else fields[name] = value;
  });
  parser.on('file', (name, file) => {
    file.on('error', () => refuse('malformed'));
    const first = isScoutingImage(name) && !named.has(name);
    named.add(name);
    if (!first || fault) {
      refuse('malformed');
      file.resume();
      return;
    }
    work = work
      .then(async () => {
        const taken = await readImage(file, take);
        if (taken instanceof File) upload.images[name] = taken;
        else upload.faults[name] = taken;
      })
      .catch(() => {
        refuse('malformed');
        file.resume();
      });
  });
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
    parser.on(limit, () => refuse('too-large'));
  }
  parser.on('error', () => refuse('malformed'));

  try {
    // A form that is already refused is still read to its end, within the limits: a browser that is
    // cut off while it sends shows no answer.
    await readBody(request, limits, (piece) => (fault ? undefined : feed(parser, piece)));
    await finish(parser, () => fault !== null);
  } finally {
    parser.destroy();
    await work;
  }
  if (fault) throw fault;
  for (const name of SCOUTING_IMAGES) {
    if (!upload.images[name]) upload.faults[name] ??= 'required';
  }
  return upload;
}

function parserOf(request: Request): Busboy {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: {
        fields: MAX_FIELDS,
        fieldNameSize: 60,
        fieldSize: 2_000,
        files: SCOUTING_IMAGES.length,
        fileSize: IMAGE_BYTES + 1,
        parts: MAX_FIELDS + SCOUTING_IMAGES.length,
        headerPairs: 20,
      },
    });
  } catch {
    throw new Refusal('malformed');
  }
}

async function readImage(file: Readable, take: Take): Promise<File | FieldFault> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of file as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size <= IMAGE_BYTES) pieces.push(piece);
    else pieces.length = 0;
  }
  if (size === 0) return 'required';
  return size > IMAGE_BYTES ? 'image-size' : take(Buffer.concat(pieces));
}

function feed(parser: Busboy, piece: Uint8Array): Promise<void> | undefined {
  if (parser.destroyed || parser.write(piece)) return undefined;
  return settled(parser, 'drain');
}

function finish(parser: Busboy, refused: () => boolean): Promise<void> | undefined {
  if (parser.destroyed || refused()) return undefined;
  const done = settled(parser, 'close');
  parser.end();
  return done;
}

/** Until the parser is ready for more, or at its end. */
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
