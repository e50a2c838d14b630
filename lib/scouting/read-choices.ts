import 'server-only';
import type { Locale } from '../i18n/locales';
import { readCountriesAndSkinTones } from '../panel/attributes';
import { countryName } from './country-names';
import type { PanelChoices } from './question-options';

/** The lists of the panel. @throws UpstreamError */
export async function readChoices(locale: Locale): Promise<PanelChoices> {
  const { countries, skinTones } = await readCountriesAndSkinTones(locale);
  const named = countries.map(({ value, label }) => ({ value, label: countryName(label, locale) }));
  return { countries: named, skinTones };
}
