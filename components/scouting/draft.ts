import { newIdempotencyKey } from '@/lib/forms/idempotency-key';
import type { ScoutingAnswers, ScoutingField } from '@/lib/scouting/schema';

/** What an applicant has typed so far, and the key under which the application will count once. */
export type Draft = { key: string; answers: Partial<ScoutingAnswers> };

const KEY = 'scouting-draft';

/**
 * The draft of this device, of these fields; empty when there is none, none can be read or storage
 * is forbidden.
 */
export function readDraft(names: readonly ScoutingField[]): Draft {
  try {
    const { key, answers } = JSON.parse(localStorage.getItem(KEY) ?? '') as Partial<
      Record<keyof Draft, unknown>
    >;
    const known = names.flatMap((name) => {
      const value = (answers as Record<string, unknown> | undefined)?.[name];
      return typeof value === 'string' && value ? [[name, value]] : [];
    });
    return {
      key: typeof key === 'string' ? key : newIdempotencyKey(),
      answers: Object.fromEntries(known),
    };
  } catch {
    return { key: newIdempotencyKey(), answers: {} };
  }
}

/** Keeps a draft; a device that keeps nothing goes without. */
export function writeDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {}
}

export function dropDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {}
}
