import { ChoiceField } from '@/components/forms/choice-field';
import type { CheckedForm } from '@/components/forms/use-checked-form';
import type { Choices } from '@/lib/scouting/question-options';
import type { ScoutingAnswers } from '@/lib/scouting/schema';
import type { ScoutingTexts } from './texts';
import type { Cities } from './use-cities';

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

/** The country. Without script a button requests its cities. */
export function CountryField({ texts, choices, form, onCountry }: CountryProps) {
  const { scouting, forms } = texts;
  return (
    <div>
      <ChoiceField
        {...form.field('country', { onChange: ({ target }) => onCountry(target.value) })}
        label={scouting.fields.country}
        empty={forms.choose}
        options={choices.countries}
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
  );
}

/** The city, disabled until the cities of the country are loaded. */
export function CityField({ texts, cities: { state, list }, form, onRetry }: CityProps) {
  const { scouting, forms } = texts;
  const empty = {
    none: scouting.chooseCountry,
    loading: scouting.loadingCities,
    failed: forms.choose,
    loaded: forms.choose,
  }[state];
  return (
    <div>
      <ChoiceField
        {...form.field('basedin')}
        label={scouting.fields.basedin}
        empty={empty}
        options={list}
        disabled={state !== 'loaded'}
      />
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
  );
}
