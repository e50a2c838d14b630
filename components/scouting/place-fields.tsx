import { useCallback, useEffect, useRef, useState } from 'react';
import { ChoiceField, TextField } from '@/components/forms/fields';
import type { FormState } from '@/components/forms/form-values';
import { Field } from '@/components/ui/field';
import { fetchOk } from '@/lib/browser-fetch';
import { type Option, readOptions } from '@/lib/talents/option';
import type { Application, PartProps } from './application';

export type Cities = { state: 'none' | 'loading' | 'failed' | 'loaded'; list: readonly Option[] };

const NONE: Cities = { state: 'none', list: [] };

/** True if the city is typed, because the panel lists none for the chosen country. */
export function isTypedCity({ state, list }: Cities): boolean {
  return state === 'loaded' && list.length === 0;
}

/** A response for a country that is no longer chosen is ignored. */
export function useCities({ setValue }: Pick<FormState<Application>, 'setValue'>) {
  const [cities, setCities] = useState(NONE);
  /** The chosen country, and the city of a restored draft until its list has loaded. */
  const requested = useRef({ country: '', city: '' });

  const load = useCallback(async (country: string, city: string) => {
    requested.current = { country, city };
    setCities(country ? { state: 'loading', list: [] } : NONE);
    if (!country) return;
    const list = await fetchCities(country);
    if (requested.current.country !== country) return;
    setCities(list ? { state: 'loaded', list } : { state: 'failed', list: [] });
  }, []);

  // A select accepts a city only once its options are rendered.
  useEffect(() => {
    const { city } = requested.current;
    if (cities.list.some(({ value }) => value === city)) setValue('basedin', city);
  }, [cities, setValue]);

  const retry = () => void load(requested.current.country, requested.current.city);
  return { cities, load, retry };
}

async function fetchCities(country: string): Promise<Option[] | null> {
  try {
    const answer = await fetchOk(`/api/cities?country=${encodeURIComponent(country)}`);
    return readOptions(await answer.json());
  } catch {
    return null;
  }
}

type CityProps = PartProps & {
  cities: Cities;
  onRetry: () => void;
};

/** One of a list, once that of the country is loaded; typed if it is empty, or without script. */
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
