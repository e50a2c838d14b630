import type { CheckedForm } from '@/components/forms/use-checked-form';
import { FieldNote, fieldId } from '@/components/ui/field';
import type { ScoutingAnswers } from '@/lib/scouting/schema';
import type { ScoutingTexts } from './texts';
import { useGuardian } from './use-guardian';

type Props = { texts: ScoutingTexts; form: CheckedForm<ScoutingAnswers> };

const ANSWERS = ['yes', 'no'] as const;

/** Whether the applicant is an adult, which decides who fills in the form. */
export function AgeQuestion({ texts: { scouting }, form }: Props) {
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
