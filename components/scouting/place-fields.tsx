import { ChoiceField } from '@/components/forms/choice-field';
import type { QuestionsProps } from './questions';

/** Country and city. Without script a button requests the cities of the country. */
export function PlaceFields(props: QuestionsProps) {
  const { texts, choices, cities, form, onCountry, onRetry } = props;
  const { scouting, forms } = texts;
  const { state, list } = cities;
  const empty = {
    none: scouting.chooseCountry,
    loading: scouting.loadingCities,
    failed: forms.choose,
    loaded: forms.choose,
  }[state];
  return (
    <>
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
