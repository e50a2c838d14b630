import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { storedItem } from '@/lib/browser-storage';
import { type FormState, fillFields } from './form-values';

/** The answers typed into a form so far, by field name. */
export type Draft<Name extends string> = Partial<Record<Name, string>>;

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

const probe = storedItem('local', 'draft-probe', (text) => text);

function canStoreDrafts(): boolean {
  const able = probe.set('1');
  probe.remove();
  return able;
}

type Options<T extends Record<string, unknown>> = {
  /** The name of the draft in this device's storage. */
  name: string;
  form: FormState<T>;
  /** Whether a field is stored. A module-level function: another one restarts the effect. */
  isStored: (field: string) => boolean;
  onRestored?: (answers: Draft<FieldPath<T>>) => void;
};

/**
 * Stores what is typed or autofilled on this device, and restores it when the page is opened again.
 * A field that is already filled in at hydration wins over the draft.
 */
export function useDraft<T extends Record<string, unknown>>(options: Options<T>) {
  const { name, form, isStored } = options;
  const restored = useEffectEvent((answers: Draft<FieldPath<T>>) => options.onRestored?.(answers));
  const draft = useMemo(() => storedDraft<FieldPath<T>>(name), [name]);
  const [hasDraft, setHasDraft] = useState(false);
  const [notPersisted, setNotPersisted] = useState(false);

  useEffect(() => {
    function store(values: T) {
      const filled = Object.entries(values).filter(([field, value]) => value && isStored(field));
      if (filled.length === 0) draft.drop();
      else setNotPersisted(!draft.write(Object.fromEntries(filled) as Draft<FieldPath<T>>));
      setHasDraft(filled.length > 0);
    }

    const typed = form.getValues();
    const fields = Object.keys(typed).filter(isStored) as FieldPath<T>[];
    const answers = draft.read(fields);
    const missing = Object.entries(answers).filter(([field]) => !typed[field]);
    fillFields(form, Object.fromEntries(missing) as Partial<T>);
    restored(answers);
    setNotPersisted(!canStoreDrafts());
    if (fields.some((field) => form.getValues(field))) store(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => store(values),
    });
  }, [form, draft, isStored]);

  return { hasDraft, notPersisted, drop: draft.drop };
}
