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

type Count = { plural: Intl.PluralRules; number: Intl.NumberFormat };

/** Both take a moment to make, and a list counts anew with every choice of the visitor. */
const counts = new Map<Locale, Count>();

function countIn(locale: Locale): Count {
  const known = counts.get(locale);
  if (known) return known;
  const made = { plural: new Intl.PluralRules(locale), number: new Intl.NumberFormat(locale) };
  counts.set(locale, made);
  return made;
}

/** The form of a counted text for a whole number, with the number as the language writes it. */
export function counted(text: CountedText, count: number, locale: Locale): string {
  const { plural, number } = countIn(locale);
  const form = count === 0 ? text.zero : plural.select(count) === 'one' ? text.one : text.other;
  return form.replace('#', number.format(count));
}
