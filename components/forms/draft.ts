import { storedItem } from '@/lib/platform/browser-storage';

/** What was typed into a form so far, by the names of its fields. */
export type Draft<Name extends string> = Partial<Record<Name, string>>;

const probe = storedItem('local', 'draft-probe', (text) => text);

/** The draft of one form on this device. */
export function keptDraft<Name extends string>(form: string) {
  const stored = storedItem('local', `${form}-draft`, (text) => {
    const { answers } = JSON.parse(text) as { answers?: Readonly<Record<string, unknown>> };
    return { answers: answers ?? {} };
  });
  return {
    /** Of these fields; empty when there is no draft, or none can be read. */
    read(names: readonly Name[]): Draft<Name> {
      const { answers } = stored.get() ?? { answers: {} as Readonly<Record<string, unknown>> };
      const known = names.flatMap((name) => {
        const value = answers[name];
        return typeof value === 'string' && value ? [[name, value] as const] : [];
      });
      return Object.fromEntries(known) as Draft<Name>;
    },
    /** False when the device keeps nothing. */
    write: (answers: Draft<Name>): boolean => stored.set({ answers }),
    drop: (): void => stored.remove(),
  };
}

/** Whether this device would keep a draft. */
export function keepsDrafts(): boolean {
  const able = probe.set('1');
  probe.remove();
  return able;
}
