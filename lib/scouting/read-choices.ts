import 'server-only';
import type { Locale } from '../i18n/locales';
import { readCities, readCountriesAndSkinTones } from '../panel/attributes';
import { countryName } from './country-names';
import type { PanelChoices } from './question-options';

/** The lists of the panel, with the cities of an already chosen country. @throws UpstreamError */
export async function readChoices(
  locale: Locale,
  chosen: string | undefined,
): Promise<PanelChoices> {
  const { countries, skinTones } = await readCountriesAndSkinTones(locale);
  const country = countries.find(({ value }) => value === chosen);
  const named = countries.map(({ value, label }) => ({ value, label: countryName(label, locale) }));
  const cities = country ? await readCities(country.value) : null;
  return { countries: named, skinTones, cities };
}
