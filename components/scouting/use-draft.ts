import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { newIdempotencyKey } from '@/lib/forms/idempotency-key';
import { SCOUTING_FIELDS, type ScoutingAnswers } from '@/lib/scouting/schema';
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
  const restore = useRef(onRestored);
  const [kept, setKept] = useState(false);

  useEffect(() => {
    draft.current = readDraft();
    const { answers } = draft.current;
    for (const name of SCOUTING_FIELDS) {
      const value = answers[name];
      if (value && !form.getValues(name)) form.setValue(name, value);
    }
    restore.current(answers);
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
