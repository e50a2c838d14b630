import 'server-only';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { MAX_FIELDS, mediaType, readBody, UPLOAD_LIMITS } from '../forms/body';
import type { FieldFault } from '../forms/fields';
import { Refusal } from '../forms/refusal';
import { isScoutingImage, SCOUTING_IMAGES, type ScoutingImage } from './image-rules';
import { IMAGE_BYTES } from './limits';
import { type SpooledFile, spool } from './spool';

export type Upload = {
  fields: Readonly<Record<string, string>>;
  /** The images as received, not validated yet. */
  images: Partial<Record<ScoutingImage, SpooledFile>>;
  faults: Partial<Record<ScoutingImage, FieldFault>>;
  /** Frees the images; call it when they are no longer needed. */
  close(): Promise<void>;
};

/**
 * Streams a multipart application. Its images are spooled to disk, so that a slow connection takes
 * no memory.
 * @throws Refusal `media-type`, `malformed`, `busy` (the disk has no space), and as `readBody`
 */
export async function readUpload(request: Request, limits = UPLOAD_LIMITS): Promise<Upload> {
  const parser = multipartParser(request);
  const fields: Record<string, string> = {};
  const close = async () => {
    await Promise.all(Object.values(upload.images).map((image) => image.close()));
  };
  const upload: Upload = { fields, images: {}, faults: {}, close };
  const named = new Set<string>();
  let work = Promise.resolve();
  let last: Readable | undefined;
  let refusal: Refusal | null = null as Refusal | null;

  function refuse(why: unknown): void {
    refusal ??= why instanceof Refusal ? why : new Refusal('malformed');
  }

  /** Refuses the upload and frees the space of its images for other uploads. */
  async function giveUp(why: unknown): Promise<void> {
    refuse(why);
    await close();
  }

  async function storeImage(name: ScoutingImage, arriving: Readable): Promise<void> {
    // An earlier image may have been refused in the meantime.
    if (refusal) return void arriving.resume();
    const image = await spool(arriving, IMAGE_BYTES);
    upload.images[name] = image;
    if (image.size === 0) upload.faults[name] = 'required';
  }

  parser.on('field', (name, value) => {
    if (Object.hasOwn(fields, name)) refuse(new Refusal('malformed'));
    else fields[name] = value;
  });
  parser.on('file', (name, file) => {
    last = file;
    file.on('error', refuse);
    const first = isScoutingImage(name) && !named.has(name);
    named.add(name);
    if (first && !refusal) {
      file.on('limit', () => {
        upload.faults[name] = 'image-size';
      });
      work = work.then(() => storeImage(name, file)).catch(giveUp);
    } else {
      refuse(new Refusal('malformed'));
      file.resume();
    }
  });
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
    parser.on(limit, () => refuse(new Refusal('too-large')));
  }
  parser.on('error', refuse);

  try {
    // A refused form is still read to its end, within the limits: a browser does not show a
    // response that arrives while it sends.
    await readBody(request, limits, (piece) => (refusal ? undefined : feed(parser, piece)));
    if (!refusal) await finish(parser);
  } catch (error) {
    refuse(error);
  } finally {
    parser.destroy();
    // The parser leaves a file open whose end has not arrived.
    if (refusal) last?.destroy(refusal);
    await work;
  }
  if (refusal) {
    await close();
    // If one photo made the upload too large, mark that photo.
    const { code } = refusal;
    throw code === 'too-large' ? new Refusal(code, { faults: upload.faults }) : refusal;
  }
  for (const name of SCOUTING_IMAGES) {
    if (!upload.images[name]) upload.faults[name] ??= 'required';
  }
  return upload;
}

/** The parser of an application's body. @throws Refusal `media-type`, `malformed` */
function multipartParser(request: Request): BusboyInstance {
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
function feed(parser: BusboyInstance, piece: Uint8Array): Promise<void> | undefined {
  if (parser.destroyed || parser.write(piece)) return undefined;
  return settled(parser, 'drain');
}

/** Ends the body; resolves when all of it is parsed. */
function finish(parser: BusboyInstance): Promise<void> | undefined {
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
