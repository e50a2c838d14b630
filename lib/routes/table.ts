import { byLocale, type Locale } from '../i18n/locales';
import { CATEGORIES, CATEGORY_NAMES, type Category } from '../talents/categories';
import type { RosterView } from '../talents/views';
import type { PlainPage } from './route';

/** The path segments of one page, by language. The first of each language is canonical. */
export type Words = Readonly<Record<Locale, readonly [string, ...string[]]>>;

type Group = Extract<RosterView, 'models' | 'talents'>;

/** A list of talents. Its path is below any group in `under`; the first one is canonical. */
type ViewWords = Words & {
  readonly under: readonly Group[];
  /** Further spellings that belong to no language. */
  readonly neutral?: readonly string[];
};

/**
 * The route table: every page and list with its path segments. Resolving, building and hreflang
 * derive from it. Those of the categories are in `CATEGORIES`.
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

/** A category's path may be below either group; the second one is an alternative spelling. */
function categoryViews(): Record<Category, ViewWords> {
  const entries = CATEGORY_NAMES.map((name): [Category, ViewWords] => {
    const { group, words, ...more } = CATEGORIES[name];
    const canonical = byLocale((locale): [string] => [words[locale]]);
    const under: Group[] = group === 'models' ? ['models', 'talents'] : ['talents', 'models'];
    return [name, { ...canonical, under, neutral: 'neutral' in more ? [more.neutral] : [] }];
  });
  return Object.fromEntries(entries) as Record<Category, ViewWords>;
}
