import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { newIdempotencyKey } from '@/lib/forms/idempotency-key';
import type { ScoutingAnswers, ScoutingField } from '@/lib/scouting/schema';
import { type Draft, dropDraft, readDraft, writeDraft } from './draft';

/**
 * Keeps what is typed on this device, and brings it back when the page is opened again. What is
 * already typed when the script comes wins over what was kept.
 */
export function useDraft(
  form: UseFormReturn<ScoutingAnswers>,
  onRestored: (answers: Partial<ScoutingAnswers>) => void,
) {
  const draft = useRef<Draft>({ key: '', answers: {} });
  const restored = useEffectEvent(onRestored);
  const [kept, setKept] = useState(false);

  useEffect(() => {
    const typed = form.getValues();
    const names = Object.keys(typed) as ScoutingField[];
    draft.current = readDraft(names);
    const { answers } = draft.current;
    for (const name of names) {
      const value = answers[name];
      if (value && !typed[name]) form.setValue(name, value);
    }
    restored(answers);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = Object.values(values).some(Boolean);
        draft.current = { ...draft.current, answers: values };
        if (typed) writeDraft(draft.current);
        setKept(typed);
      },
    });
  }, [form]);

  return {
    kept,
    /** The key of this application, the same for every try. */
    key: () => draft.current.key,
    /** What comes next is another application. */
    drop: () => {
      dropDraft();
      draft.current = { key: newIdempotencyKey(), answers: {} };
    },
  };
}
