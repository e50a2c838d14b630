import en from '@/messages/words/en.json';
import es from '@/messages/words/es.json';
import pt from '@/messages/words/pt.json';
import { localFigures } from '../i18n/figures';
import { fill } from '../i18n/fill';
import type { Locale } from '../i18n/locales';
import type { ColorKey } from './filter';
import { cmToInches, feetText } from './inches';
import { metricUnit } from './measure-table';
import type { RangeKey } from './ranges';
import type { RosterView } from './views';

/**
 * The words of the interface in which a narrowed list is described. The browser writes such
 * descriptions itself, so it loads these words, of every language, with its script. A word with a bar
 * has two forms, masculine and feminine: `loiros|loiras`.
 */
export const WORDS = { pt, en, es } as const satisfies Record<Locale, typeof pt>;

/** A list as a word for its people: `atrizes`, `novos rostos`. */
export function kindOf(
  list: Exclude<RosterView, 'models'>,
  locale: Locale,
  feminine: boolean,
): string {
  return formOf(WORDS[locale].people[list], feminine);
}

/** The masculine or feminine form of a word, if it has two. */
export function formOf(forms: string, feminine: boolean): string {
  const [masculine = '', other = masculine] = forms.split('|');
  return feminine ? other : masculine;
}

/** The word for a color by its name, where a language has one of its own. */
export function wordIn(words: Readonly<Record<string, string>>, color: string): string | undefined {
  return Object.hasOwn(words, color) ? words[color] : undefined;
}

/** A requested color as a phrase: `cabelo loiro`. `word` is the name of the color in the language. */
export function colorPhrase(key: ColorKey, color: string, word: string, locale: Locale): string {
  const { colored, colorPhrases } = WORDS[locale];
  return wordIn(colorPhrases, color) ?? fill(colored[key], { color: word });
}

/** A requested range in cm, sizes or years; either end may be open. */
export type AskedRange = { key: RangeKey; min?: number; max?: number; imperial?: boolean };

/** A range as a phrase: `altura 175–180 cm`, `size 38`, `from 5′9″`. For `men`, bust is chest. */
export function rangePhrase(
  { key, min, max, imperial = false }: AskedRange,
  locale: Locale,
  men: boolean,
): string {
  const figure = imperial ? imperialFigure(key) : (value: number) => `${value}`;
  const unit = imperial ? (key === 'height' ? '' : '″') : key === 'age' ? '' : metricUnit(key);
  const [from, to] = [min, max].map((end) => (end === undefined ? '' : figure(end)));
  const value = localFigures(
    (from === to ? from : [from, to].filter(Boolean).join('–')) + unit,
    locale,
  );
  const { measured, from: since, upTo } = WORDS[locale];
  const pattern = max === undefined ? since : min === undefined ? upTo : '{end}';
  const range = fill(pattern, { end: value });
  // Feet imply that it is the height.
  if (key === 'height' && imperial) return range;
  return fill(measured[key === 'bust' && men ? 'chest' : key], { value: range });
}

function imperialFigure(key: RangeKey): (cm: number) => string {
  return (cm) => {
    const inches = cmToInches(cm);
    return key === 'height' ? feetText(inches) : `${inches}`;
  };
}
