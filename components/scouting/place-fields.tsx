import { ChoiceField } from '@/components/forms/choice-field';
import { TextField } from '@/components/forms/text-field';
import type { CheckedForm } from '@/components/forms/use-checked-form';
import { Field } from '@/components/ui/field';
import type { Choices } from '@/lib/scouting/question-options';
import type { ScoutingAnswers } from '@/lib/scouting/schema';
import type { ScoutingTexts } from './texts';
import { type Cities, isTypedCity } from './use-cities';

type Props = { texts: ScoutingTexts; form: CheckedForm<ScoutingAnswers> };

type CountryProps = Props & {
  choices: Pick<Choices, 'countries'>;
  onCountry: (country: string) => void;
};

type CityProps = Props & {
  cities: Cities;
  /** Retries to load the cities of the chosen country. */
  onRetry: () => void;
};

/** The country. */
export function CountryField({ texts, choices, form, onCountry }: CountryProps) {
  const { scouting, forms } = texts;
  return (
    <ChoiceField
      {...form.field('country', { onChange: ({ target }) => onCountry(target.value) })}
      label={scouting.fields.country}
      empty={forms.choose}
      options={choices.countries}
    />
  );
}

/**
 * The city: one of a list, disabled until that of the country is loaded, or typed if it is empty.
 * Without script it is always typed.
 */
export function CityField({ texts, cities, form, onRetry }: CityProps) {
  const { scouting, forms } = texts;
  const { state, list } = cities;
  const field = { ...form.field('basedin'), label: scouting.fields.basedin };
  const empty = {
    none: scouting.chooseCountry,
    loading: scouting.loadingCities,
    failed: forms.choose,
    loaded: forms.choose,
  }[state];
  if (isTypedCity(cities)) {
    return <TextField {...field} type="text" autoComplete="address-level2" />;
  }
  return (
    <>
      <div className="noscript:hidden">
        <ChoiceField {...field} empty={empty} options={list} disabled={state !== 'loaded'} />
        <div role="status">
          {state === 'failed' && (
            <p className="mt-2 text-sm">
              <span>{scouting.citiesFailed}</span>{' '}
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
      <noscript>
        <Field name="typed-city" label={scouting.fields.basedin}>
          {(control) => (
            <input {...control} name="basedin" type="text" autoComplete="address-level2" required />
          )}
        </Field>
      </noscript>
    </>
  );
}
