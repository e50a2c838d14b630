import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { FieldPath, PathValue, UseFormReturn } from 'react-hook-form';
import { type Draft, keepsDrafts, keptDraft } from './draft';

type Answers = Record<string, string>;

type Options<T extends Answers> = {
  /** What the draft is called on this device. */
  name: string;
  form: UseFormReturn<T, unknown, T>;
  /** Whether a field is kept. Give a function of the module, the same at every rendering. */
  keeps: (field: string) => boolean;
  onRestored: (answers: Draft<FieldPath<T>>) => void;
};

/**
 * Keeps what is typed on this device, and brings it back when the page is opened again. What is
 * already typed when the script comes wins over what was kept.
 */
export function useDraft<T extends Answers>({ name, form, keeps, onRestored }: Options<T>) {
  const restored = useEffectEvent(onRestored);
  const draft = useMemo(() => keptDraft<FieldPath<T>>(name), [name]);
  const [kept, setKept] = useState(false);
  const [unkept, setUnkept] = useState(false);

  useEffect(() => {
    const typed = form.getValues();
    const fields = (Object.keys(typed) as FieldPath<T>[]).filter(keeps);
    const answers = draft.read(fields);
    for (const field of fields) {
      const value = answers[field];
      if (value && !typed[field]) form.setValue(field, value as PathValue<T, FieldPath<T>>);
    }
    restored(answers);
    setUnkept(!keepsDrafts());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = Object.entries(values).filter(([field, value]) => value && keeps(field));
        const answers = Object.fromEntries(typed) as Draft<FieldPath<T>>;
        if (typed.length > 0) setUnkept(!draft.write(answers));
        else draft.drop();
        setKept(typed.length > 0);
      },
    });
  }, [form, draft, keeps]);

  return { kept, unkept, drop: draft.drop };
}
