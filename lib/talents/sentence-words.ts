import { localFigures } from '../i18n/figures';
import { fill } from '../i18n/fill';
import type { Locale } from '../i18n/locales';
import { cmToInches, feetText } from './inches';
import type { NarrowingTexts } from './narrowing-text';
import type { RosterView } from './views';
import { type AskedRange, formOf, kindOf, WORDS, wordIn } from './wording';

/** The categories whose name describes models: `plus size models`. */
const KINDS_OF_MODELS: ReadonlySet<RosterView> = new Set([
  'curvy',
  'teen',
  'senior',
  'international',
]);

/** The people of a list in lower case: `mulheres`, `plus size models`. */
export function peopleOf({ locale, pages }: NarrowingTexts, view: RosterView): string {
  if (view === 'models') return pages[view].toLowerCase();
  const kind = kindOf(view, locale, false);
  return KINDS_OF_MODELS.has(view) ? fill(WORDS[locale].models, { kind }) : kind;
}

/** True if the adjectives about a list's people are feminine. */
export function isFeminine(view: RosterView, locale: Locale): boolean {
  return view === 'women' || (view === 'kids' && locale === 'pt');
}

/** A color of hair as an adjective in the plural; null if the language has none. */
export function hairAdjective(color: string, locale: Locale, feminine: boolean): string | null {
  const forms = wordIn(WORDS[locale].hairAdjectives, color);
  return forms === undefined ? null : formOf(forms, feminine);
}

/** A height of people in meters, or feet and inches: `de 1,75 a 1,80 m`, `from 5′9″`. */
export function heightPhrase({ min, max, imperial = false }: AskedRange, locale: Locale): string {
  const figure = (cm: number) =>
    imperial ? feetText(cmToInches(cm)) : localFigures((cm / 100).toFixed(2), locale);
  const unit = imperial ? '' : '\u00a0m';
  const words = WORDS[locale];
  if (min === undefined || max === undefined) {
    const end = figure(min ?? max ?? 0) + unit;
    return fill(max === undefined ? words.from : words.upTo, { end });
  }
  const [from, to] = [figure(min), figure(max) + unit];
  if (from + unit === to) return fill(words.heights.exactly, { end: to });
  return fill(words.heights.between, { from, to });
}

/** A range of ages with both ends: `aged 60 to 70`; null for any other. */
export function agedPhrase({ min, max }: AskedRange, locale: Locale): string | null {
  if (min === undefined || max === undefined || min === max) return null;
  return fill(WORDS[locale].aged, { from: min, to: max });
}
