import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '@/components/forms/choice-field';
import { FormGroup } from '@/components/forms/form-group';
import { TextField } from '@/components/forms/text-field';
import type { CheckedForm } from '@/components/forms/use-checked-form';
import type { ScoutingAnswers, ScoutingField } from '@/lib/scouting/schema';
import type { Option } from '@/lib/talents/option';
import { LOCAL_LISTS, type LocalList, optionsOf } from '@/lib/talents/options';
import { PhoneField } from './phone-field';
import { PlaceFields } from './place-fields';
import type { ScoutingTexts } from './texts';
import type { Cities } from './use-cities';

/** What the panel offers to choose from. */
export type PanelChoices = {
  countries: readonly Option[];
  skinTones: readonly Option[];
  /** Of the country of a reply. */
  cities: readonly Option[];
};

export type QuestionsProps = {
  texts: ScoutingTexts;
  choices: PanelChoices;
  cities: Cities;
  form: CheckedForm<ScoutingAnswers>;
  onCountry: (country: string) => void;
  /** Asks once more for the cities of the chosen country. */
  onRetry: () => void;
};

/** The thirteen questions, in four groups. */
export function Questions(props: QuestionsProps) {
  const { texts, choices, form } = props;
  const { scouting, forms, locale } = texts;
  const local = useMemo(
    () => Object.fromEntries(LOCAL_LISTS.map((list) => [list, optionsOf(list, locale)])),
    [locale],
  ) as Record<LocalList, Option[]>;

  const field = (name: ScoutingField) => ({ ...form.field(name), label: scouting.fields[name] });
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
        <TextField {...field('realname')} type="text" autoComplete="name" />
        <TextField
          {...field('father')}
          type="text"
          autoComplete="off"
          hint={scouting.hints.father}
        />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          className="sm:col-span-2"
        />
        <Phone name="phone" {...props} />
        <Phone name="whatsapp" {...props} />
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

function Phone({ name, texts, form: checked }: QuestionsProps & { name: 'phone' | 'whatsapp' }) {
  const { form } = checked;
  return (
    <PhoneField
      {...checked.field(name)}
      texts={texts}
      label={texts.scouting.fields[name]}
      value={useWatch({ control: form.control, name })}
      onShape={(value) =>
        form.setValue(name, value, { shouldValidate: form.formState.isSubmitted })
      }
    />
  );
}
