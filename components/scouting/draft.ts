import { storedItem } from '@/lib/platform/browser-storage';
import type { ScoutingAnswers, ScoutingField } from '@/lib/scouting/schema';

/** What an applicant has typed so far. */
export type Draft = Partial<ScoutingAnswers>;

const stored = storedItem('local', 'scouting-draft', (text) => {
  const { answers } = JSON.parse(text) as { answers?: Readonly<Record<string, unknown>> };
  return { answers: answers ?? {} };
});

const probe = storedItem('local', 'scouting-probe', (text) => text);

/** The draft of this device, of these fields; empty when there is none, or none can be read. */
export function readDraft(names: readonly ScoutingField[]): Draft {
  const { answers } = stored.get() ?? { answers: {} as Readonly<Record<string, unknown>> };
  const known = names.flatMap((name) => {
    const value = answers[name];
    return typeof value === 'string' && value && name !== 'consent' ? [[name, value]] : [];
  });
  return Object.fromEntries(known);
}

/** Keeps a draft; false when the device keeps nothing. */
export function writeDraft(answers: Draft): boolean {
  return stored.set({ answers });
}

/** Whether this device would keep a draft. */
export function keepsDrafts(): boolean {
  const able = probe.set('1');
  probe.remove();
  return able;
}

export function dropDraft(): void {
  stored.remove();
}
