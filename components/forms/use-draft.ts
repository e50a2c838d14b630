import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { canStoreDrafts, type Draft, storedDraft } from './draft';
import { fillFields, takeFromPage } from './form-state';
import type { CheckedForm } from './use-checked-form';

type Answers = Record<string, string>;

type Options<T extends Answers> = {
  /** The name of the draft in this device's storage. */
  name: string;
  checked: Pick<CheckedForm<T>, 'form' | 'element'>;
  /**
   * Whether a field is stored. Pass a module-level function: a new one per render restarts the
   * effect.
   */
  isStored: (field: string) => boolean;
  onRestored: (answers: Draft<FieldPath<T>>) => void;
};

/** When to look for autofilled fields: on an event of any field, and when the page is hidden. */
const AUTOFILL_CHECKS = ['input', 'change', 'visibilitychange'] as const;

/**
 * Stores what is typed or autofilled on this device, and restores it when the page is opened again.
 * A field that is already filled in at hydration wins over the draft.
 */
export function useDraft<T extends Answers>({ name, checked, isStored, onRestored }: Options<T>) {
  const { form, element } = checked;
  const restored = useEffectEvent(onRestored);
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

  useEffect(() => {
    const take = () => element.current && takeFromPage(form, element.current);
    for (const type of AUTOFILL_CHECKS) document.addEventListener(type, take);
    return () => {
      for (const type of AUTOFILL_CHECKS) document.removeEventListener(type, take);
    };
  }, [form, element]);

  return { hasDraft, notPersisted, drop: draft.drop };
}
