import { type FieldErrors, refuseInvalid } from './answer.ts';
import { type Call, readForm, readJson } from './call.ts';
import type { Roster } from './seed/roster.ts';
import type { ReceivedFile } from './store.ts';

/** Validated form data: each reader throws a 422 that lists every invalid field. */
export type Submission = { fields: Record<string, unknown>; files: ReceivedFile[] };

/** Excludes characters that would make two addresses of one in a header. */
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:"\p{C}]+$/u;

function readTexts(
  names: readonly string[],
  valueNamed: (name: string) => unknown,
  errors: FieldErrors,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const name of names) {
    const value = valueNamed(name);
    if (typeof value !== 'string' || value.trim() === '') errors[name] = [`${name} is required.`];
    else if (name === 'email' && !EMAIL.test(value)) errors[name] = ['email is not an e-mail.'];
    else texts[name] = value;
  }
  return texts;
}

function readJsonField(
  form: FormData,
  name: string,
  valid: (value: unknown) => boolean,
  errors: FieldErrors,
): unknown {
  try {
    const value: unknown = JSON.parse(String(form.get(name)));
    if (valid(value)) return value;
  } catch {}
  errors[name] = [`${name} must be JSON of the expected shape.`];
  return null;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isId = (value: unknown) => isText(value) || Number.isInteger(value);

const isOption = (value: unknown) => isId(record(value).value) && isText(record(value).label);

const isContacts = (value: unknown) =>
  Array.isArray(value) &&
  value.every((contact) => record(contact).role === 'father' && isText(record(contact).name));

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

export async function readContact(call: Call): Promise<Submission> {
  const body = await readJson(call);
  const errors: FieldErrors = {};
  const fields = readTexts(['name', 'email', 'subject', 'message'], (name) => body[name], errors);
  const { phone = '' } = body;
  if (typeof phone !== 'string') errors.phone = ['phone must be text.'];
  refuseInvalid(errors);
  return { fields: { ...fields, phone }, files: [] };
}

export async function readFavorites(call: Call, roster: Roster): Promise<Submission> {
  const form = await readForm(call);
  const errors: FieldErrors = {};
  const fields = readTexts(['name', 'email', 'phone'], (name) => form.get(name), errors);
  const talents = readJsonField(form, 'talents', isSelection, errors);
  for (const { id } of (talents ?? []) as { id: number | string }[]) {
    if (!roster.profile(Number(id))) errors.talents = [`talent ${id} is not on the roster.`];
  }
  const message = form.get('message');
  if (message !== null && !isText(message)) errors.message = ['message must be text.'];
  refuseInvalid(errors);
  return { fields: { ...fields, talents, ...(message !== null && { message }) }, files: [] };
}

const SCOUTING_TEXTS = [
  ...['realname', 'email', 'phone', 'whatsapp', 'eyes', 'height', 'hair'],
  ...['skin_tone', 'shoes', 'jeans'],
];

/** An ISO time, and the version of the consent. */
const CONSENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z [\w.-]+$/;

export async function readScouting(call: Call): Promise<Submission> {
  const form = await readForm(call);
  const errors: FieldErrors = {};
  const fields = {
    ...readTexts(SCOUTING_TEXTS, (name) => form.get(name), errors),
    country: readJsonField(form, 'country', isOption, errors),
    basedin: readJsonField(form, 'basedin', isOption, errors),
    contacts: readJsonField(form, 'contacts', isContacts, errors),
  };
  const consent = form.get('consent');
  if (consent !== null && !CONSENT.test(String(consent)))
    errors.consent = ['consent is malformed.'];
  const images = ['image_1', 'image_2', 'image_3', 'image_4'];
  const files = await Promise.all(images.map((field) => readImage(form, field, errors)));
  refuseInvalid(errors);
  return { fields: { ...fields, ...(consent !== null && { consent }) }, files: files.flat() };
}

/** The profile arrives as JSON inside JSON; only its id matters. */
export async function readDownload(call: Call): Promise<Submission> {
  const body = await readJson(call);
  const errors: FieldErrors = {};
  let id: unknown;
  try {
    id = record(JSON.parse(String(body.talent))).id;
  } catch {}
  if (!isId(id)) errors.talent = ['talent must be a profile as a JSON string.'];
  if (body.gallery !== 'compo') errors.gallery = ['gallery must be compo.'];
  refuseInvalid(errors);
  return { fields: { talent: Number(id), gallery: 'compo' }, files: [] };
}
