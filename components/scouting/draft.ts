import { newIdempotencyKey } from '@/lib/forms/idempotency-key';
import { storedItem } from '@/lib/platform/browser-storage';
import type { ScoutingAnswers, ScoutingField } from '@/lib/scouting/schema';

/** What an applicant has typed so far, and the key under which the application will count once. */
export type Draft = { key: string; answers: Partial<ScoutingAnswers> };

const stored = storedItem('local', 'scouting-draft', (text) => {
  const { key, answers } = JSON.parse(text) as Partial<Record<keyof Draft, unknown>>;
  return {
    key: typeof key === 'string' ? key : newIdempotencyKey(),
    answers: (answers ?? {}) as Readonly<Record<string, unknown>>,
  };
});

/** The draft of this device, of these fields; empty when there is none, or none can be read. */
export function readDraft(names: readonly ScoutingField[]): Draft {
  const { key, answers } = stored.get() ?? { key: newIdempotencyKey(), answers: {} };
  const known = names.flatMap((name) => {
    const value = answers[name];
    return typeof value === 'string' && value ? [[name, value]] : [];
  });
  return { key, answers: Object.fromEntries(known) };
}

/** Keeps a draft; a device that keeps nothing goes without. */
export function writeDraft({ key, answers }: Draft): void {
  stored.set({ key, answers });
}

export function dropDraft(): void {
  stored.remove();
}
