import { useCallback, useRef, useState } from 'react';
import { type Option, readOptions } from '@/lib/talents/option';

export type Cities = { state: 'none' | 'loading' | 'failed' | 'loaded'; list: readonly Option[] };

const NONE: Cities = { state: 'none', list: [] };

/** True if the city is typed, because the panel lists none for the chosen country. */
export function isTypedCity({ state, list }: Cities): boolean {
  return state === 'loaded' && list.length === 0;
}

/**
 * The cities of the chosen country. A response for a country that is no longer chosen is ignored.
 */
export function useCities() {
  const [cities, setCities] = useState<Cities>(NONE);
  const requested = useRef('');

  const load = useCallback(async (country: string): Promise<readonly Option[]> => {
    requested.current = country;
    setCities(country ? { state: 'loading', list: [] } : NONE);
    if (!country) return [];
    const list = await fetchCities(country);
    if (requested.current !== country) return [];
    setCities(list ? { state: 'loaded', list } : { state: 'failed', list: [] });
    return list ?? [];
  }, []);

  return { cities, load };
}

async function fetchCities(country: string): Promise<Option[] | null> {
  try {
    const answer = await fetch(`/api/cities?country=${encodeURIComponent(country)}`);
    return answer.ok ? readOptions(await answer.json()) : null;
  } catch {
    return null;
  }
}
