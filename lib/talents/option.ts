import { isRecord } from '../platform/json';

/** One option of a select: the value that the panel knows, the words that the visitor reads. */
export type Option = { value: string; label: string };

/** Options after a journey as JSON. @throws TypeError when they are none */
export function readOptions(sent: unknown): Option[] {
  if (Array.isArray(sent) && sent.every(isOption)) return sent;
  throw new TypeError('not a list of options');
}

function isOption(value: unknown): value is Option {
  return isRecord(value) && typeof value.value === 'string' && typeof value.label === 'string';
}
