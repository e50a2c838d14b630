import { newIdempotencyKey } from '@/lib/forms/idempotency-key';
import { storedItem } from '@/lib/platform/browser-storage';
import { SCOUTING_FIELDS, type ScoutingAnswers } from '@/lib/scouting/schema';

/** What an applicant has typed so far, and the key under which the application will count once. */
export type Draft = { key: string; answers: Partial<ScoutingAnswers> };

const stored = storedItem('local', 'scouting-draft', (text): Draft => {
  const { key, answers } = JSON.parse(text) as Partial<Record<keyof Draft, unknown>>;
  const known = SCOUTING_FIELDS.flatMap((name) => {
    const value = (answers as Record<string, unknown> | undefined)?.[name];
    return typeof value === 'string' && value ? [[name, value]] : [];
  });
  return {
    key: typeof key === 'string' ? key : newIdempotencyKey(),
    answers: Object.fromEntries(known),
  };
});

/** The draft of this device; empty when there is none, or none can be read. */
export function readDraft(): Draft {
  return stored.get() ?? { key: newIdempotencyKey(), answers: {} };
}

/** Keeps a draft; a device that keeps nothing goes without. */
export function writeDraft(draft: Draft): void {
  stored.set(draft);
}

export function dropDraft(): void {
  stored.remove();
}
