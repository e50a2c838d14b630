import { useEffect, useEffectEvent, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ScoutingAnswers } from '@/lib/scouting/schema';

/**
 * Who answers for the applicant. For an adult that name follows their own as it is typed, until it is
 * changed by hand; for a minor it begins empty. Gives what is to be called with the answer about age.
 */
export function useGuardian(form: UseFormReturn<ScoutingAnswers>) {
  const { control, getValues, setValue, formState } = form;
  const realname = useWatch({ control, name: 'realname' }) ?? '';
  const before = useRef(realname);
  const write = (father: string) =>
    setValue('father', father, { shouldValidate: formState.isSubmitted });
  const follow = useEffectEvent(() => {
    const { adult, father = '' } = getValues();
    if (adult === 'yes' && father === before.current) write(realname);
    before.current = realname;
  });

  useEffect(() => {
    // An answer that was given before this script came is not yet known to those who watch it.
    const { adult } = getValues();
    if (adult) setValue('adult', adult);
  }, [getValues, setValue]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the name changes
  useEffect(() => follow(), [realname]);

  return (adult: string) => write(adult === 'yes' ? getValues('realname') : '');
}
