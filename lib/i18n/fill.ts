import { writtenNumber } from './figures';
import { byLocale, type Locale } from './locales';

/**
 * Texts of islands: the browser gets them as in `messages/`, without a library. Placeholders are
 * `{name}`. A counted text has a form for each plural rule of its language, with `other` as the
 * fallback, also for an empty form; `zero` is for 0 in any language. `#` is the number, and
 * `{models|people}` the word for a list of models or of others, in a language that has both.
 */
export type CountedText = { readonly other: string } & {
  readonly [rule in Intl.LDMLPluralRule]?: string;
};

/** Replaces `{name}` by its value; a placeholder without a value remains. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Created on load, unlike number and date formats: `PluralRules` takes less than 1 ms. */
const RULES = byLocale((locale) => new Intl.PluralRules(locale));

const BY_KIND = /\{(\w+)\|(\w+)\}/;

/** The form of a counted text for an integer, with the number in the format of the language. */
export function counted(
  text: CountedText,
  count: number,
  locale: Locale,
  kind: 'people' | 'models' = 'models',
): string {
  const form = count === 0 ? text.zero : text[RULES[locale].select(count)];
  const named = (form || text.other).replace(BY_KIND, kind === 'people' ? '$2' : '$1');
  return named.replace('#', writtenNumber(count, locale));
}
