import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '@/components/forms/fields';
import type { BoundField } from '@/components/forms/use-checked-form';
import { FieldNote, fieldId } from '@/components/ui/field';
import { needsAgeCheck } from '@/lib/scouting/questions';
import type { PartProps } from './application';

type GuardedProps = PartProps & {
  /** Whether the applicant is under 18; undefined until that question is answered. */
  minor: boolean | undefined;
};

const ANSWERS = ['yes', 'no'] as const;

/** Whether the applicant is an adult, which decides who fills in the form. */
export function AgeQuestion({ texts, form }: PartProps) {
  useGuardian(form);
  return <YesOrNo texts={texts} name="adult" {...form.field('adult')} required />;
}

/**
 * Asks once more if a small applicant is an adult. "No" makes the form a guardian's; "yes" sends the
 * form if it was refused for this answer alone. Without script the height is not known yet, so the
 * question is always shown.
 */
export function AgeCheck({ texts, form: checked }: PartProps) {
  const { form, control, faults } = checked;
  const [adult, height] = useWatch({ control, name: ['adult', 'height'] });
  const answer = ({ target }: { target: HTMLInputElement }) => {
    const missing = Object.keys(faults);
    if (target.value === 'no') {
      form.setValue('adult', 'no');
      form.setValue('adult_confirmed', '');
      form.setFocus('father');
    } else if (missing.length === 1 && missing[0] === 'adult_confirmed') {
      target.form?.requestSubmit();
    }
  };
  const field = checked.field('adult_confirmed', { onChange: answer });
  const question = <YesOrNo texts={texts} name="adult_confirmed" {...field} />;
  return needsAgeCheck({ adult, height }) ? question : <noscript>{question}</noscript>;
}

type YesOrNoProps = BoundField & {
  texts: PartProps['texts'];
  name: 'adult' | 'adult_confirmed';
  required?: boolean;
};

function YesOrNo({ texts: { scouting }, name, registration, fault, required }: YesOrNoProps) {
  const id = fieldId(name);
  return (
    <fieldset className="col-span-full" aria-describedby={fault && `${id}-note`}>
      <legend className="text-mute text-sm">{scouting.fields[name]}</legend>
      <div className="mt-1 flex gap-x-8">
        {ANSWERS.map((answer, index) => (
          <label key={answer} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              {...registration}
              id={index === 0 ? id : undefined}
              type="radio"
              value={answer}
              required={required}
              aria-invalid={fault && index === 0 ? true : undefined}
              className="size-5 accent-ink"
            />
            <span>{scouting.adultAnswers[answer]}</span>
          </label>
        ))}
      </div>
      <FieldNote id={`${id}-note`}>{fault}</FieldNote>
    </fieldset>
  );
}

/**
 * Fills in the guardian's name where none was typed: for an adult it follows their own name, for a
 * minor it is empty.
 */
function useGuardian({ form, submitCount }: PartProps['form']) {
  const { control, getValues, setValue } = form;
  const [adult, realname = ''] = useWatch({ control, name: ['adult', 'realname'] });
  const before = useRef('');
  const follow = useEffectEvent((own: string) => {
    const { father = '' } = getValues();
    const untouched = father === '' || father === before.current;
    if (untouched && father !== own) setValue('father', own, { shouldValidate: submitCount > 0 });
    before.current = own;
  });

  useEffect(() => follow(adult === 'yes' ? realname : ''), [adult, realname]);
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
      <FieldNote id={`${id}-note`}>{fault}</FieldNote>
    </div>
  );
}
