import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '@/components/forms/fields';
import { FieldNote, fieldId } from '@/components/ui/field';
import type { PartProps } from './application';

type GuardedProps = PartProps & {
  /** Whether the applicant is under 18; undefined until that question is answered. */
  minor: boolean | undefined;
};

const ANSWERS = ['yes', 'no'] as const;

/** Whether the applicant is an adult, which decides who fills in the form. */
export function AgeQuestion({ texts: { scouting }, form }: PartProps) {
  const answered = useGuardian(form);
  const { registration, fault } = form.field('adult', {
    onChange: ({ target }) => answered(target.value),
  });
  const id = fieldId('adult');
  return (
    <fieldset className="sm:col-span-2" aria-describedby={fault && `${id}-note`}>
      <legend className="text-mute text-sm">{scouting.fields.adult}</legend>
      <div className="mt-1 flex gap-x-8">
        {ANSWERS.map((answer, index) => (
          <label key={answer} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              {...registration}
              id={index === 0 ? id : undefined}
              type="radio"
              value={answer}
              required
              aria-invalid={fault && index === 0 ? true : undefined}
              className="size-5 accent-ink"
            />
            <span>{scouting.adultAnswers[answer]}</span>
          </label>
        ))}
      </div>
      {fault && (
        <FieldNote id={`${id}-note`} bad>
          {fault}
        </FieldNote>
      )}
    </fieldset>
  );
}

/**
 * Fills in the guardian's name. For an adult it mirrors their own name as it is typed, until it is
 * edited; for a minor it starts empty. Returns the callback for the answer about age.
 */
function useGuardian({ form, submitCount }: PartProps['form']) {
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

export function GuardianName({ texts: { scouting }, form, minor }: GuardedProps) {
  const { guardian, self, father } = scouting.hints;
  return (
    <TextField
      {...form.field('father')}
      label={scouting.fields.father}
      type="text"
      autoComplete={minor ? 'name' : 'section-guardian name'}
      required={minor === true}
      hint={minor === undefined ? father : minor ? guardian : `✓ ${self}`}
      className={minor ? 'sm:col-span-2' : undefined}
    />
  );
}

/** A guardian's consent. Without script it is always shown, because the age is not known yet. */
export function Consent({ texts: { scouting }, form, minor }: GuardedProps) {
  const { registration, fault } = form.field('consent');
  const id = fieldId('consent');
  return (
    <div className={`sm:col-span-2 ${minor ? '' : 'hidden noscript:block'}`}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <input
          {...registration}
          id={id}
          type="checkbox"
          value="yes"
          required={minor === true}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && `${id}-note`}
          className="mt-0.5 size-5 shrink-0 accent-ink"
        />
        <span>{scouting.consent}</span>
      </label>
      {fault && (
        <FieldNote id={`${id}-note`} bad>
          {fault}
        </FieldNote>
      )}
    </div>
  );
}
