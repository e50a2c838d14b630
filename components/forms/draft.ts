import { storedItem } from '@/lib/platform/browser-storage';

/** The answers typed into a form so far, by field name. */
export type Draft<Name extends string> = Partial<Record<Name, string>>;

const probe = storedItem('local', 'draft-probe', (text) => text);

/** The draft of one form in this device's storage. */
export function storedDraft<Name extends string>(form: string) {
  const stored = storedItem('local', `${form}-draft`, (text) => {
    const { answers } = JSON.parse(text) as { answers?: Readonly<Record<string, unknown>> };
    return { answers: answers ?? {} };
  });
  return {
    /** The answers of these fields; empty if there is no readable draft. */
    read(names: readonly Name[]): Draft<Name> {
      const { answers } = stored.get() ?? { answers: {} as Readonly<Record<string, unknown>> };
      const known = names.flatMap((name) => {
        const value = answers[name];
        return typeof value === 'string' && value ? [[name, value] as const] : [];
      });
      return Object.fromEntries(known) as Draft<Name>;
    },
    /** Returns false if the device cannot store it. */
    write: (answers: Draft<Name>): boolean => stored.set({ answers }),
    drop: (): void => stored.remove(),
  };
}

/** Whether this device can store a draft. */
export function canStoreDrafts(): boolean {
  const able = probe.set('1');
  probe.remove();
  return able;
}
