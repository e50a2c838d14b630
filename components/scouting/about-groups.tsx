import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ChoiceField } from '@/components/forms/choice-field';
import { Field } from '@/components/forms/field';
import { FormGroup } from '@/components/forms/form-group';
import type { ScoutingTexts } from '@/components/forms/texts';
import type { ScoutingAnswers, ScoutingField } from '@/lib/scouting/schema';
import { choicesOf, LOCAL_LISTS, type LocalList } from '@/lib/talents/options';
import { PhoneField } from './phone-field';
import type { PanelChoices } from './scouting-form';
import type { Cities } from './use-cities';

type Props = {
  texts: ScoutingTexts;
  choices: PanelChoices;
  cities: Cities;
  form: UseFormReturn<ScoutingAnswers>;
  /** What is wrong with a field, in words. */
  words: (name: ScoutingField) => string | undefined;
  /** The answers of a form that was posted without script. */
  values: Readonly<Record<string, string>> | undefined;
  onCountry: (country: string) => void;
  /** Asks once more for the cities of the chosen country. */
  onRetry: () => void;
};

/** The thirteen questions, in four groups. */
export function AboutGroups(props: Props) {
  const { texts, choices, form, words, values } = props;
  const { scouting, forms, locale } = texts;
  const local = useMemo(
    () => Object.fromEntries(LOCAL_LISTS.map((list) => [list, choicesOf(list, locale)])),
    [locale],
  ) as Record<LocalList, ReturnType<typeof choicesOf>>;

  const common = (name: ScoutingField) => ({
    label: scouting.fields[name],
    fault: words(name),
    defaultValue: values?.[name],
  });
  const choice = (name: 'skin_tone' | LocalList) => (
    <ChoiceField
      {...common(name)}
      empty={forms.choose}
      choices={name === 'skin_tone' ? choices.skinTones : local[name]}
      field={form.register(name)}
    />
  );
  const line = (name: 'realname' | 'father' | 'email', type: string, autoComplete: string) => {
    const { defaultValue, ...rest } = common(name);
    return (
      <Field
        name={name}
        {...rest}
        hint={name === 'father' ? scouting.hints.father : undefined}
        className={name === 'email' ? 'sm:col-span-2' : undefined}
      >
        {(control) => (
          <input
            {...control}
            {...form.register(name)}
            type={type}
            autoComplete={autoComplete}
            required
            defaultValue={defaultValue}
          />
        )}
      </Field>
    );
  };

  return (
    <>
      <FormGroup title={scouting.you}>
        {line('realname', 'text', 'name')}
        {line('father', 'text', 'off')}
        {line('email', 'email', 'email')}
        <Phone name="phone" {...props} />
        <Phone name="whatsapp" {...props} />
      </FormGroup>
      <FormGroup title={scouting.place}>
        <Places {...props} />
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

function Phone({ name, texts, form, words, values }: Props & { name: 'phone' | 'whatsapp' }) {
  return (
    <PhoneField
      texts={texts}
      label={texts.scouting.fields[name]}
      fault={words(name)}
      defaultValue={values?.[name]}
      field={form.register(name)}
      value={useWatch({ control: form.control, name })}
      onAccept={(value) =>
        form.setValue(name, value, { shouldValidate: form.formState.isSubmitted })
      }
    />
  );
}

/** Country and city. Without script a button asks for the cities of the country. */
function Places({ texts, choices, cities, form, words, values, onCountry, onRetry }: Props) {
  const { scouting, forms } = texts;
  const { state, list } = cities;
  const empty = {
    none: scouting.chooseCountry,
    loading: scouting.loadingCities,
    failed: scouting.citiesFailed,
    loaded: forms.choose,
  }[state];
  return (
    <>
      <div>
        <ChoiceField
          label={scouting.fields.country}
          empty={forms.choose}
          choices={choices.countries}
          fault={words('country')}
          defaultValue={values?.country}
          field={form.register('country', { onChange: ({ target }) => onCountry(target.value) })}
        />
        <noscript>
          <button
            type="submit"
            name="step"
            value="cities"
            formNoValidate
            className="mt-3 min-h-11 cursor-pointer underline underline-offset-4"
          >
            {scouting.showCities}
          </button>
        </noscript>
      </div>
      <div>
        <ChoiceField
          label={scouting.fields.basedin}
          empty={empty}
          choices={list}
          fault={words('basedin')}
          defaultValue={values?.basedin}
          disabled={state !== 'loaded'}
          field={form.register('basedin')}
        />
        <div role="status">
          {state === 'failed' && (
            <p className="mt-2 text-sm">
              {scouting.citiesFailed}{' '}
              <button
                type="button"
                onClick={onRetry}
                className="min-h-11 cursor-pointer underline underline-offset-4"
              >
                {scouting.retry}
              </button>
            </p>
          )}
        </div>
      </div>
    </>
  );
}
