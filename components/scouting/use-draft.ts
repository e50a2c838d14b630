import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ScoutingAnswers, ScoutingField } from '@/lib/scouting/schema';
import { type Draft, dropDraft, keepsDrafts, readDraft, writeDraft } from './draft';

/**
 * Keeps what is typed on this device, and brings it back when the page is opened again. What is
 * already typed when the script comes wins over what was kept. Consent is given each time anew.
 */
export function useDraft(
  form: UseFormReturn<ScoutingAnswers>,
  onRestored: (answers: Draft) => void,
) {
  const restored = useEffectEvent(onRestored);
  const [kept, setKept] = useState(false);
  const [unkept, setUnkept] = useState(false);

  useEffect(() => {
    const typed = form.getValues();
    const names = Object.keys(typed) as ScoutingField[];
    const answers = readDraft(names);
    for (const name of names) {
      const value = answers[name];
      if (value && !typed[name]) form.setValue(name, value);
    }
    restored(answers);
    setUnkept(!keepsDrafts());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: { consent: _each, ...values } }) => {
        const typed = Object.values(values).some(Boolean);
        if (typed) setUnkept(!writeDraft(values));
        setKept(typed);
      },
    });
  }, [form]);

  return { kept, unkept, drop: dropDraft };
}
