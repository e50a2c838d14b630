import { byLocale, LOCALES, type Locale } from '../i18n/locales';
import { CATEGORIES, CATEGORY_NAMES, type Category } from '../talents/categories';
import { ROSTER_VIEWS, type RosterView } from '../talents/views';
import type { PlainPage, Route } from './route';

/** The words of one page, by language. The first of each language is the canonical one. */
type Words = Readonly<Record<Locale, readonly [string, ...string[]]>>;

type Group = Extract<RosterView, 'models' | 'talents'>;

/** A list of talents; it stands below any of the groups in `under`, the first one canonically. */
type ViewWords = Words & {
  readonly under: readonly Group[];
  /** Further spellings that tell no language. */
  readonly neutral?: readonly string[];
};

/**
 * Every page and list with its words: resolving, building and hreflang derive from this alone. The
 * words of the categories come with the categories.
 */
export const PAGES: Readonly<Record<Exclude<PlainPage, 'home'>, Words>> = {
  favorites: { pt: ['favoritos'], en: ['favorites'], es: ['favoritos'] },
  'be-a-model': {
    pt: ['seja-um-modelo', 'seja-modelo'],
    en: ['be-a-model', 'become-a-model', 'get-scouted'],
    es: ['ser-modelo', 'ser-un-modelo'],
  },
  about: { pt: ['sobre', 'sobre-nos'], en: ['about', 'about-us'], es: ['sobre-nosotros'] },
  contact: { pt: ['contato'], en: ['contact'], es: ['contacto'] },
  blog: { pt: ['blog', 'noticias'], en: ['blog', 'news'], es: ['blog', 'noticias'] },
  privacy: { pt: ['privacidade'], en: ['privacy'], es: ['privacidad'] },
  verify: { pt: ['verificar'], en: ['verify'], es: ['verificar'] },
};

export const VIEWS: Readonly<Record<RosterView, ViewWords>> = {
  models: { pt: ['modelos'], en: ['models'], es: ['modelos'], under: [] },
  women: { pt: ['mulheres'], en: ['women'], es: ['mujeres'], under: ['models'] },
  men: { pt: ['homens'], en: ['men'], es: ['hombres'], under: ['models'] },
  talents: { pt: ['talentos'], en: ['talents'], es: ['talentos'], under: [] },
  ...categoryViews(),
};

/** A category stands below either group; the other one is another spelling of its path. */
function categoryViews(): Record<Category, ViewWords> {
  const entries = CATEGORY_NAMES.map((name): [Category, ViewWords] => {
    const { group, words, ...more } = CATEGORIES[name];
    const canonical = byLocale((locale): [string] => [words[locale]]);
    const under: Group[] = group === 'models' ? ['models', 'talents'] : ['talents', 'models'];
    return [name, { ...canonical, under, neutral: 'neutral' in more ? [more.neutral] : [] }];
  });
  return Object.fromEntries(entries) as Record<Category, ViewWords>;
}

/** A word of a path: the page it names, and the language it tells (null: none). */
type Word = { route: Exclude<Route, { id: number }>; locale: Locale | null };

/** Every accepted word, in lower case. */
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

/** A word of every language tells none; one shared with the default language counts as that. */
function languageOf(words: Words, word: string): Locale | null {
  const languages = LOCALES.filter((locale) => words[locale].includes(word));
  return languages.length === LOCALES.length ? null : (languages[0] ?? null);
}
