import { counted } from '../i18n/fill';
import type { Locale } from '../i18n/locales';
import type { Messages } from '../i18n/messages';
import { wordsOf } from '../search/wording';
import type { Fact, FactName } from './fact';
import type { Role } from './read-message';

/** A role in words: `2 women, age 25–35, grey hair`. */
export function roleInWords(
  { count, wishes }: Pick<Role, 'count' | 'wishes'>,
  texts: Messages['search']['message'],
  locale: Locale,
): string {
  const [first, ...others] = wishes;
  const gender = first?.key === 'gender' ? first.gender : null;
  const further = count && !gender ? wishes : others;
  const who = count
    ? [counted(texts.people[gender ?? 'any'], count, locale)]
    : first
      ? [wordsOf(first, locale, wishes)]
      : [];
  return [...who, ...further.map((wish) => wordsOf(wish, locale, wishes))].join(', ');
}

/** The facts by name, in the order of the brief; several facts of one name are joined. */
export function factsByName(facts: readonly Fact[]): readonly (readonly [FactName, string])[] {
  return ORDER.flatMap((name) => {
    const texts = facts.filter((fact) => fact.name === name).map(({ text }) => text);
    return texts.length > 0 ? [[name, [...new Set(texts)].join(', ')] as const] : [];
  });
}

const ORDER: readonly FactName[] = [
  'dates',
  'city',
  'media',
  'territory',
  'period',
  'budget',
  'name',
  'phone',
  'email',
];
