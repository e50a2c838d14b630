import { LOCALES, type Locale } from '../i18n/locales';
import { ROSTER_VIEWS } from '../talents/views';
import type { Route } from './route';
import { PAGES, VIEWS, type Words } from './table';

/** A path segment: its page, and the language it implies (null: none). */
type Word = { route: Exclude<Route, { id: number }>; locale: Locale | null };

/** All accepted path segments, in lower case. */
export const WORDS: ReadonlyMap<string, Word> = indexWords();

function indexWords(): ReadonlyMap<string, Word> {
  const index = new Map<string, Word>();
  for (const [page, words] of Object.entries(PAGES) as [keyof typeof PAGES, Words][]) {
    for (const word of spellings(words)) {
      index.set(word, { route: { page }, locale: languageOf(words, word) });
    }
  }
  for (const view of ROSTER_VIEWS) {
    const words = VIEWS[view];
    for (const word of [...spellings(words), ...(words.neutral ?? [])]) {
      const entry: Word = { route: { page: 'roster', view }, locale: languageOf(words, word) };
      index.set(word, entry);
      index.set(word.replaceAll('_', '-'), entry);
    }
  }
  return index;
}

function spellings(words: Words): string[] {
  return LOCALES.flatMap((locale) => words[locale]);
}

/** A word of all languages implies none; one shared with the default language implies that one. */
function languageOf(words: Words, word: string): Locale | null {
  const languages = LOCALES.filter((locale) => words[locale].includes(word));
  return languages.length === LOCALES.length ? null : (languages[0] ?? null);
}
