import { isRecord } from '../json';
import { FIELD_FAULTS } from './field-faults';
import type { FieldFaults } from './fields';
import { isRefusalCode, type RefusalCode } from './refusal';

/** The JSON that a form's handler sends to the page's script. */
export type PostAnswer =
  | { sent: true }
  | { error: RefusalCode; message: string; fields: FieldFaults };

/** Parses the answer to a post; null if it is not this site's, such as a proxy's error page. */
export function readPostAnswer(text: string): PostAnswer | null {
  const answer = parsed(text);
  if (!isRecord(answer)) return null;
  const { sent, error, message, fields } = answer;
  if (sent === true) return { sent };
  const refused = isRefusalCode(error) && typeof message === 'string' && areFaults(fields);
  return refused ? { error, message, fields } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function areFaults(value: unknown): value is FieldFaults {
  const faults: readonly unknown[] = FIELD_FAULTS;
  return isRecord(value) && Object.values(value).every((fault) => faults.includes(fault));
}
