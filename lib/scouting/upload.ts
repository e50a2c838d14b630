import 'server-only';
import type { Readable } from 'node:stream';
import { type BodyLimits, readBody } from '../forms/body';
import type { FieldFault } from '../forms/fields';
import type { Guard } from '../forms/guard';
import { Refusal } from '../forms/refusal';
import { isScoutingImage, SCOUTING_IMAGES, type ScoutingImage } from './image-rules';
import { IMAGE_BYTES } from './limits';
import { contentOf, feed, finish, multipartParser } from './multipart';

/** Four images of 10 MB and the fields around them; a phone on a bad line needs minutes for it. */
const LIMITS: BodyLimits = { bytes: 42 * 1024 * 1024, idleMs: 15_000, totalMs: 280_000 };

type Fields = Readonly<Record<string, string>>;

/** What becomes of an image that was read whole, by the fields so far; null leaves it out. */
export type Take = (content: Buffer, fields: Fields) => Promise<File | FieldFault | null>;

export type Upload = {
  fields: Fields;
  images: Partial<Record<ScoutingImage, File>>;
  faults: Partial<Record<ScoutingImage, FieldFault>>;
  /** Why the rest was not read; the fields are those that had come by then. */
  refusal: Refusal | null;
};

/**
 * Reads a multipart application as it arrives: one image is in memory at a time, and the next one
 * waits in the connection until `take` has done with it. No image is taken before the guard has
 * seen its fields: those that come first are held, no more of them than one image may weigh.
 * @throws Refusal `media-type`, `malformed` before anything was read
 */
export async function readUpload(
  request: Request,
  guard: Guard,
  take: Take,
  limits: BodyLimits = LIMITS,
): Promise<Upload> {
  const parser = multipartParser(request);
  const fields: Record<string, string> = {};
  const upload: Upload = { fields, images: {}, faults: {}, refusal: null };
  const named = new Set<string>();
  const held = new Map<ScoutingImage, Buffer>();
  let work = Promise.resolve();

  function refuse(why: unknown): void {
    upload.refusal ??= why instanceof Refusal ? why : new Refusal('malformed');
    held.clear();
  }
  function next(step: () => Promise<void>): Promise<void> {
    work = work.then(step).catch(refuse);
    return work;
  }

  async function takeHeld(whole: boolean): Promise<void> {
    if (upload.refusal || !guard(fields, whole)) return;
    for (const [name, content] of held) {
      held.delete(name);
      const taken = await take(content, fields);
      if (taken instanceof File) upload.images[name] = taken;
      else if (taken) upload.faults[name] = taken;
    }
  }

  async function readImage(name: ScoutingImage, file: Readable): Promise<void> {
    const { size, content } = await contentOf(file);
    if (upload.refusal) return;
    if (size === 0) upload.faults[name] = 'required';
    else if (size > IMAGE_BYTES) upload.faults[name] = 'image-size';
    else held.set(name, content);
    await takeHeld(false);
    const heldBytes = [...held.values()].reduce((sum, { length }) => sum + length, 0);
    if (heldBytes > IMAGE_BYTES) refuse(new Refusal('malformed'));
  }

  parser.on('field', (name, value) => {
    if (Object.hasOwn(fields, name)) refuse(new Refusal('malformed'));
    else fields[name] = value;
    if (held.size > 0) void next(() => takeHeld(false));
  });
  parser.on('file', (name, file) => {
    file.on('error', refuse);
    const first = isScoutingImage(name) && !named.has(name);
    named.add(name);
    if (first && !upload.refusal) {
      void next(() => readImage(name, file));
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
    // A form that is already refused is still read to its end, within the limits: a browser that is
    // cut off while it sends shows no answer.
    await readBody(request, limits, (piece) => (upload.refusal ? undefined : feed(parser, piece)));
    if (!upload.refusal) await finish(parser);
  } catch (error) {
    refuse(error);
  } finally {
    parser.destroy();
    await next(() => takeHeld(true));
  }
  for (const name of SCOUTING_IMAGES) {
    if (!upload.images[name]) upload.faults[name] ??= 'required';
  }
  return upload;
}
