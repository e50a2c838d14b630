import { TextField } from '@/components/forms/text-field';
import type { CheckedForm } from '@/components/forms/use-checked-form';
import { FieldNote, fieldId } from '@/components/ui/field';
import type { ScoutingAnswers } from '@/lib/scouting/schema';
import type { ScoutingTexts } from './texts';

type Props = {
  texts: ScoutingTexts;
  form: CheckedForm<ScoutingAnswers>;
  /** Whether the applicant is under 18; undefined until that question is answered. */
  minor: boolean | undefined;
};

/** The name of the applicant's guardian, or of an adult applicant. */
export function GuardianName({ texts: { scouting }, form, minor }: Props) {
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
export function Consent({ texts: { scouting }, form, minor }: Props) {
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
