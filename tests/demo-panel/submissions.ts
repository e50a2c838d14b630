import { type FieldErrors, refuseInvalid } from './answer.ts';
import { type Call, readForm, readJson } from './call.ts';
import {
  isId,
  isText,
  jsonOf,
  optional,
  type Reader,
  readEmail,
  readFields,
  readText,
  record,
} from './form-fields.ts';
import { SCOUTING_FIELDS } from './scouting-fields.ts';
import type { Roster } from './seed/roster.ts';
import type { ReceivedFile } from './store.ts';

/**
 * Validated form data: each reader throws a 400 for unknown fields, and a 422 that lists every
 * invalid one.
 */
export type Submission = { fields: Record<string, unknown>; files: ReceivedFile[] };

const isWebAddress = (value: unknown) =>
  typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '');

const isSelection = (value: unknown) =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= 200 &&
  value.every((talent) => {
    const { id, name, url, note = '' } = record(talent);
    return isId(id) && isText(name) && isWebAddress(url) && typeof note === 'string';
  });

const readPhone: Reader = (sent, name, errors) => {
  if (typeof sent !== 'string' && sent !== null) errors[name] = [`${name} must be text.`];
  return sent ?? '';
};

const CONTACT = {
  name: readText,
  email: readEmail,
  subject: readText,
  message: readText,
  phone: readPhone,
};

export async function readContact(call: Call): Promise<Submission> {
  const { fields, errors } = readFields(new Map(Object.entries(await readJson(call))), CONTACT);
  refuseInvalid(errors);
  return { fields, files: [] };
}

const FAVORITES = {
  name: readText,
  email: readEmail,
  phone: readText,
  talents: jsonOf(isSelection),
  message: optional(readText),
};

export async function readFavorites(call: Call, roster: Roster): Promise<Submission> {
  const { fields, errors } = readFields(new Map(await readForm(call)), FAVORITES);
  for (const { id } of (fields.talents ?? []) as { id: number | string }[]) {
    if (!roster.profile(Number(id))) errors.talents = [`talent ${id} is not on the roster.`];
  }
  refuseInvalid(errors);
  return { fields, files: [] };
}

/** By content: a name or a declared type proves nothing. */
function imageType(content: Buffer): string | null {
  const start = content.subarray(0, 8).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG')) return 'image/png';
  return start.startsWith('GIF8') ? 'image/gif' : null;
}

async function readImage(form: FormData, field: string, errors: FieldErrors) {
  const file = form.get(field);
  if (!(file instanceof File) || file.size === 0) {
    errors[field] = [`${field} is required.`];
    return [];
  }
  const content = Buffer.from(await file.arrayBuffer());
  const type = imageType(content);
  if (!type) errors[field] = [`${field} must be a png, gif or jpeg image.`];
  return [{ field, name: file.name, type: type ?? '', content }];
}

const IMAGES = ['image_1', 'image_2', 'image_3', 'image_4'];

export async function readScouting(call: Call): Promise<Submission> {
  const form = await readForm(call);
  const texts = new Map([...form].filter(([name]) => !IMAGES.includes(name)));
  const { fields, errors } = readFields(texts, SCOUTING_FIELDS);
  const files = await Promise.all(IMAGES.map((field) => readImage(form, field, errors)));
  refuseInvalid(errors);
  return { fields, files: files.flat() };
}

/** The profile arrives as JSON inside JSON; only its id matters. */
const readProfileId: Reader = (sent, name, errors) => {
  try {
    const { id } = record(JSON.parse(String(sent)));
    if (isId(id)) return Number(id);
  } catch {}
  errors[name] = [`${name} must be a profile as a JSON string.`];
  return undefined;
};

const readGallery: Reader = (sent, name, errors) => {
  if (sent !== 'compo') errors[name] = [`${name} must be compo.`];
  return sent;
};

const DOWNLOAD = { talent: readProfileId, gallery: readGallery };

export async function readDownload(call: Call): Promise<Submission> {
  const { fields, errors } = readFields(new Map(Object.entries(await readJson(call))), DOWNLOAD);
  refuseInvalid(errors);
  return { fields, files: [] };
}
