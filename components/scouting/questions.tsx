import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '@/components/forms/choice-field';
import { FormGroup } from '@/components/forms/form-group';
import { TextField } from '@/components/forms/text-field';
import type { CheckedForm } from '@/components/forms/use-checked-form';
import type { ScoutingAnswers, ScoutingField } from '@/lib/scouting/schema';
import type { Option } from '@/lib/talents/option';
import { LOCAL_LISTS, type LocalList, optionsOf } from '@/lib/talents/options';
import { AgeQuestion } from './age-question';
import { Consent, GuardianName } from './guardian-fields';
import { PhoneField } from './phone-field';
import { PlaceFields } from './place-fields';
import type { ScoutingTexts } from './scouting-form';
import type { Cities } from './use-cities';

/** The options that the panel offers. */
export type PanelChoices = {
  countries: readonly Option[];
  skinTones: readonly Option[];
  /** The cities of the country in the reply. */
  cities: readonly Option[];
};

export type QuestionsProps = {
  texts: ScoutingTexts;
  choices: PanelChoices;
  cities: Cities;
  form: CheckedForm<ScoutingAnswers>;
  onCountry: (country: string) => void;
  /** Retries to load the cities of the chosen country. */
  onRetry: () => void;
};

/** The question about age and the thirteen others, in four groups. */
export function Questions(props: QuestionsProps) {
  const { texts, choices, form } = props;
  const { scouting, forms, locale } = texts;
  const local = useMemo(
    () => Object.fromEntries(LOCAL_LISTS.map((list) => [list, optionsOf(list, locale)])),
    [locale],
  ) as Record<LocalList, Option[]>;

  const adult = useWatch({ control: form.form.control, name: 'adult' });
  const minor = adult ? adult === 'no' : undefined;
  const guardians = minor ? scouting.hints.guardians : undefined;
  const field = (name: Exclude<ScoutingField, 'consent'>) => ({
    ...form.field(name),
    label: scouting.fields[name],
  });
  const choice = (name: 'skin_tone' | LocalList) => (
    <ChoiceField
      {...field(name)}
      empty={forms.choose}
      options={name === 'skin_tone' ? choices.skinTones : local[name]}
    />
  );

  return (
    <>
      <FormGroup title={scouting.you}>
        <AgeQuestion {...props} />
        {minor && <GuardianName {...props} minor />}
        <Consent {...props} minor={minor} />
        <TextField
          {...field('realname')}
          type="text"
          autoComplete={minor ? 'off' : 'name'}
          hint={minor ? scouting.hints.applicant : undefined}
          className={minor ? 'sm:col-span-2' : undefined}
        />
        {!minor && <GuardianName {...props} minor={minor} />}
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          hint={guardians}
          className="sm:col-span-2"
        />
        <Phone name="phone" hint={guardians} {...props} />
        <Phone name="whatsapp" hint={guardians} {...props} />
      </FormGroup>
      <FormGroup title={scouting.place}>
        <PlaceFields {...props} />
      </FormGroup>
      <FormGroup title={scouting.measures} columns={3}>
        {choice('height')}
        {choice('jeans')}
        {choice('shoes')}
      </FormGroup>
      <FormGroup title={scouting.looks} columns={3}>
        {choice('eyes')}
        {choice('hair')}
        {choice('skin_tone')}
      </FormGroup>
    </>
  );
}

type PhoneProps = QuestionsProps & { name: 'phone' | 'whatsapp'; hint: string | undefined };

function Phone({ name, hint, texts, form: checked }: PhoneProps) {
  const { form } = checked;
  return (
    <PhoneField
      {...checked.field(name)}
      texts={texts}
      label={texts.scouting.fields[name]}
      hint={hint}
      value={useWatch({ control: form.control, name })}
      onShape={(value) =>
        form.setValue(name, value, { shouldValidate: form.formState.isSubmitted })
      }
    />
  );
}
