import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { CheckedForm } from '@/components/forms/use-checked-form';
import type { ScoutingAnswers } from '@/lib/scouting/schema';

/**
 * Fills in the guardian's name. For an adult it mirrors their own name as it is typed, until it is
 * edited; for a minor it starts empty. Returns the callback for the answer about age.
 */
export function useGuardian({ form, submitCount }: CheckedForm<ScoutingAnswers>) {
  const { control, getValues, setValue } = form;
  const realname = useWatch({ control, name: 'realname' }) ?? '';
  const before = useRef(realname);
  const write = (father: string) => setValue('father', father, { shouldValidate: submitCount > 0 });
  const follow = useEffectEvent(() => {
    const { adult, father = '' } = getValues();
    if (adult === 'yes' && father === before.current) write(realname);
    before.current = realname;
  });

  useEffect(() => {
    // Watchers do not know of an answer that was given before hydration.
    const { adult } = getValues();
    if (adult) setValue('adult', adult);
  }, [getValues, setValue]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the name changes
  useEffect(() => follow(), [realname]);

  return (adult: string) => write(adult === 'yes' ? getValues('realname') : '');
}
