import type { Locale } from './locales';

/**
 * Texts of islands: the browser gets them as they stand in `messages/`, without a library. Their
 * placeholders are `{name}`. A counted text has a form for each plural that its language has, and
 * `other` for those that are not written; `zero` stands for 0 in any language. `#` is the number.
 */
export type CountedText = { readonly other: string } & {
  readonly [rule in Intl.LDMLPluralRule]?: string;
};

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
  const form = count === 0 ? text.zero : text[plural.select(count)];
  return (form ?? text.other).replace('#', number.format(count));
}
