import { isRecord } from '../json';

/** One option of a select: the panel's value, and the label for the visitor. */
export type Option = { value: string; label: string };

/** Parses options from JSON. @throws TypeError if it is not a list of options */
export function readOptions(sent: unknown): Option[] {
  if (Array.isArray(sent) && sent.every(isOption)) return sent;
  throw new TypeError('not a list of options');
}

function isOption(value: unknown): value is Option {
  return isRecord(value) && typeof value.value === 'string' && typeof value.label === 'string';
}
