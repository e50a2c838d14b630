import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { type Draft, keepsDrafts, keptDraft } from './draft';
import { fillFields, takeFromPage } from './form-state';
import type { CheckedForm } from './use-checked-form';

type Answers = Record<string, string>;

type Options<T extends Answers> = {
  /** What the draft is called on this device. */
  name: string;
  checked: Pick<CheckedForm<T>, 'form' | 'element'>;
  /** Whether a field is kept. Give a function of the module, the same at every rendering. */
  keeps: (field: string) => boolean;
  onRestored: (answers: Draft<FieldPath<T>>) => void;
};

/** When to look for autofilled fields: after an event of any field, and when the page is hidden. */
const OCCASIONS = ['input', 'change', 'visibilitychange'] as const;

/**
 * Keeps what is typed or autofilled on this device, and brings it back when the page is opened again.
 * What is already in a field when the script comes wins over what was kept.
 */
export function useDraft<T extends Answers>({ name, checked, keeps, onRestored }: Options<T>) {
  const { form, element } = checked;
  const restored = useEffectEvent(onRestored);
  const draft = useMemo(() => keptDraft<FieldPath<T>>(name), [name]);
  const [kept, setKept] = useState(false);
  const [unkept, setUnkept] = useState(false);

  useEffect(() => {
    function keep(values: T) {
      const filled = Object.entries(values).filter(([field, value]) => value && keeps(field));
      if (filled.length === 0) draft.drop();
      else setUnkept(!draft.write(Object.fromEntries(filled) as Draft<FieldPath<T>>));
      setKept(filled.length > 0);
    }

    const typed = form.getValues();
    const fields = Object.keys(typed).filter(keeps) as FieldPath<T>[];
    const answers = draft.read(fields);
    const missing = Object.entries(answers).filter(([field]) => !typed[field]);
    fillFields(form, Object.fromEntries(missing) as Partial<T>);
    restored(answers);
    setUnkept(!keepsDrafts());
    if (fields.some((field) => form.getValues(field))) keep(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(values),
    });
  }, [form, draft, keeps]);

  useEffect(() => {
    const take = () => element.current && takeFromPage(form, element.current);
    for (const occasion of OCCASIONS) document.addEventListener(occasion, take);
    return () => {
      for (const occasion of OCCASIONS) document.removeEventListener(occasion, take);
    };
  }, [form, element]);

  return { kept, unkept, drop: draft.drop };
}
