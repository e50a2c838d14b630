import 'server-only';
import type { Locale } from '../i18n/locales';
import { readCountriesAndSkinTones } from '../panel/attributes';
import { fold } from '../talents/letters';
import type { PanelChoices } from './questions';

/** The lists of the panel. @throws UpstreamError */
export async function readChoices(locale: Locale): Promise<PanelChoices> {
  const { countries, skinTones } = await readCountriesAndSkinTones(locale);
  const named = countries.map(({ value, label }) => ({ value, label: countryName(label, locale) }));
  return { countries: named, skinTones };
}

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Country codes by Portuguese name, which is what the panel uses. */
let codes: ReadonlyMap<string, string> | undefined;

function readCodes(): ReadonlyMap<string, string> {
  const portuguese = new Intl.DisplayNames('pt', { type: 'region', fallback: 'none' });
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Map(
    all.flatMap((code) => {
      const name = portuguese.of(code);
      return name ? [[fold(name), code] as const] : [];
    }),
  );
}

/** A country's name in the visitor's language; an unknown one as the panel writes it. */
export function countryName(name: string, locale: Locale): string {
  if (locale === 'pt') return name;
  codes ??= readCodes();
  const code = codes.get(fold(name.trim()));
  return (code && new Intl.DisplayNames(locale, { type: 'region' }).of(code)) || name;
}
