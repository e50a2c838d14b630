import type { Locale } from './locales';

/**
 * Texts of islands: the browser gets them as they stand in `messages/`, without a library. Their
 * placeholders are `{name}`; a counted text has one form per number, with `#` for the number.
 */
export type CountedText = { zero: string; one: string; other: string };

/** Puts values in the place of `{name}`; a placeholder without a value stays. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The form of a counted text for a whole number, with the number as the language writes it. */
export function counted(text: CountedText, count: number, locale: Locale): string {
  const one = new Intl.PluralRules(locale).select(count) === 'one';
  const form = count === 0 ? text.zero : one ? text.one : text.other;
  return form.replace('#', new Intl.NumberFormat(locale).format(count));
}
