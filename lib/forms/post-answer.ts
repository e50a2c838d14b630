import { isRecord } from '../platform/json';
import { FIELD_FAULTS } from './field-faults';
import type { FieldFaults } from './fields';
import { isRefusalCode, type RefusalCode } from './refusal';

/** What the handler of a form answers to the script of its page. */
export type PostAnswer =
  | { sent: boolean }
  | { error: RefusalCode; message: string; fields: FieldFaults };

/** An answer to a post; null when it is none of this site's, but a proxy's or an error page. */
export function readPostAnswer(text: string): PostAnswer | null {
  const answer = parsed(text);
  if (!isRecord(answer)) return null;
  const { sent, error, message, fields } = answer;
  if (typeof sent === 'boolean') return { sent };
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
