import { localFigures } from '../i18n/figures';
import type { Locale } from '../i18n/locales';
import { type Category, isCategory } from './categories';
import { cmToInches, feetText } from './inches';
import type { NarrowingTexts } from './narrowing-text';
import type { RosterView } from './views';
import { type AskedRange, FROM, UP_TO, type Words } from './wording';

/*
 * The forms of a word in the plural, masculine and feminine, divided by a bar: `loiros|loiras`. A
 * word without a bar has one form.
 */

/** What the people of a category are called, where it is not the title of their list. */
const KINDS: Readonly<Partial<Record<RosterView, Words>>> = {
  kids: { pt: 'crianças', en: 'kids', es: 'niños|niñas' },
  senior: { pt: 'seniores', en: 'senior', es: 'séniores' },
  actors: { pt: 'atores|atrizes', en: 'actors', es: 'actores|actrices' },
  international: { pt: 'internacionais', en: 'international', es: 'internacionales' },
  creative: { pt: 'criativos|criativas', en: 'creatives', es: 'creativos|creativas' },
};

/** The categories whose name describes models: `plus size models`. */
const KINDS_OF_MODELS: ReadonlySet<RosterView> = new Set([
  'curvy',
  'teen',
  'senior',
  'international',
]);
const MODELS: Words = { pt: 'modelos {kind}', en: '{kind} models', es: 'modelos {kind}' };

/** Colors of hair that describe a person in one word, by the panel's value. */
const HAIR_ADJECTIVES: Readonly<Record<string, Words>> = {
  Blonde: { pt: 'loiros|loiras', en: 'blonde', es: 'rubios|rubias' },
  Red: { pt: 'ruivos|ruivas', en: 'red-haired', es: 'pelirrojos|pelirrojas' },
  Grey: { pt: 'grisalhos|grisalhas', en: 'grey-haired', es: 'canosos|canosas' },
  Hairless: { pt: 'carecas', en: 'bald', es: 'sin cabello' },
};

/** A color as a feature of people: `with black hair`. */
export const WITH: Words = { pt: 'de {color}', en: 'with {color}', es: 'de {color}' };

export const OR: Words = { pt: ' ou ', en: ' or ', es: ' o ' };

/** The people of a list in lower case: `mulheres`, `plus size models`. */
export function peopleOf({ locale, pages }: NarrowingTexts, view: RosterView): string {
  const title = isCategory(view) ? kindOf({ locale, pages }, view, false) : pages[view];
  const people = title.toLowerCase();
  return KINDS_OF_MODELS.has(view) ? MODELS[locale].replace('{kind}', () => people) : people;
}

/** A category as a word about people: `atrizes`, `novos rostos`. */
export function kindOf(
  { locale, pages }: Pick<NarrowingTexts, 'locale' | 'pages'>,
  category: Category,
  feminine: boolean,
): string {
  return formOf(KINDS[category]?.[locale] ?? pages[category].toLowerCase(), feminine);
}

/** True if the adjectives about a list's people are feminine. */
export function isFeminine(view: RosterView, locale: Locale): boolean {
  return view === 'women' || (view === 'kids' && locale === 'pt');
}

/** A color of hair as an adjective in the plural; null if the language has none. */
export function hairAdjective(color: string, locale: Locale, feminine: boolean): string | null {
  if (!Object.hasOwn(HAIR_ADJECTIVES, color)) return null;
  const forms = HAIR_ADJECTIVES[color]?.[locale];
  return forms === undefined ? null : formOf(forms, feminine);
}

function formOf(forms: string, feminine: boolean): string {
  const [masculine = '', other = masculine] = forms.split('|');
  return feminine ? other : masculine;
}

const BETWEEN: Words = { pt: 'de {from} a {to}', en: '{from} to {to}', es: 'de {from} a {to}' };
const EXACTLY: Words = { pt: 'de {end}', en: '{end} tall', es: 'de {end}' };

/** A height of people in meters, or feet and inches: `de 1,75 a 1,80 m`, `from 5′9″`. */
export function heightPhrase({ min, max, imperial = false }: AskedRange, locale: Locale): string {
  const figure = (cm: number) =>
    imperial ? feetText(cmToInches(cm)) : localFigures((cm / 100).toFixed(2), locale);
  const unit = imperial ? '' : ' m';
  if (min === undefined || max === undefined) {
    const end = figure(min ?? max ?? 0) + unit;
    return (max === undefined ? FROM : UP_TO)[locale].replace('{end}', end);
  }
  const [from, to] = [figure(min), figure(max) + unit];
  if (from + unit === to) return EXACTLY[locale].replace('{end}', to);
  return BETWEEN[locale].replace('{from}', from).replace('{to}', to);
}
