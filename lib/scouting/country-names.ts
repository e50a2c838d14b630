import type { Locale } from '../i18n/locales';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Codes of countries by their Portuguese names, in which the panel writes them. */
let codes: ReadonlyMap<string, string> | undefined;

function readCodes(): ReadonlyMap<string, string> {
  const portuguese = new Intl.DisplayNames('pt', { type: 'region', fallback: 'none' });
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Map(
    all.flatMap((code) => {
      const name = portuguese.of(code);
      return name ? [[comparable(name), code] as const] : [];
    }),
  );
}

/** A country's name in the visitor's language; one that nobody knows stays as the panel writes it. */
export function countryName(name: string, locale: Locale): string {
  if (locale === 'pt') return name;
  codes ??= readCodes();
  const code = codes.get(comparable(name));
  return (code && new Intl.DisplayNames(locale, { type: 'region' }).of(code)) || name;
}

/** However it is written: letter case and accents aside. */
function comparable(name: string): string {
  return name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
