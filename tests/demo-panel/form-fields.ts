import { type FieldErrors, Refusal } from './answer.ts';

/**
 * Validates a value as it was sent; `null` if it was not. Returns what is stored: `undefined` if
 * there is nothing to store, or if the value is invalid, which `errors` then explains.
 */
export type Reader = (sent: unknown, name: string, errors: FieldErrors) => unknown;

/** Excludes characters that would make two addresses of one in a header. */
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:"\p{C}]+$/u;

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
export const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
export const isId = (value: unknown) => isText(value) || Number.isInteger(value);

export const readText: Reader = (sent, name, errors) => {
  if (isText(sent)) return sent;
  errors[name] = [`${name} is required.`];
  return undefined;
};

export const readEmail: Reader = (sent, name, errors) => {
  const text = readText(sent, name, errors);
  if (text === undefined || EMAIL.test(String(text))) return text;
  errors[name] = [`${name} is not an e-mail.`];
  return undefined;
};

/** A field that may be left out. */
export function optional(read: Reader): Reader {
  return (sent, name, errors) => (sent === null ? undefined : read(sent, name, errors));
}

/** A field that holds JSON. */
export function jsonOf(valid: (value: unknown) => boolean): Reader {
  return (sent, name, errors) => {
    try {
      const value: unknown = JSON.parse(String(sent));
      if (valid(value)) return value;
    } catch {}
    errors[name] = [`${name} must be JSON of the expected shape.`];
    return undefined;
  };
}

/** Reads the fields of a form. A field that has no reader would be lost: throws a 400 naming it. */
export function readFields(
  sent: ReadonlyMap<string, unknown>,
  readers: Readonly<Record<string, Reader>>,
): { fields: Record<string, unknown>; errors: FieldErrors } {
  const unknown = [...sent.keys()].filter((name) => !Object.hasOwn(readers, name));
  if (unknown.length > 0) {
    const errors = Object.fromEntries(unknown.map((name) => [name, [`${name} is unknown.`]]));
    throw new Refusal(400, `Unknown: ${unknown.join(', ')}.`, errors);
  }
  const fields: Record<string, unknown> = {};
  const errors: FieldErrors = {};
  for (const [name, read] of Object.entries(readers)) {
    const value = read(sent.get(name) ?? null, name, errors);
    if (value !== undefined) fields[name] = value;
  }
  return { fields, errors };
}
