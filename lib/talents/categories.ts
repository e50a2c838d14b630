import { NEW_FACES_ID } from '../constants';
import type { Locale } from '../i18n/locales';

type CategoryEntry = {
  /** The panel's id, or the environment variable that configures it. */
  id: number | `CATEGORY_${string}`;
  /** True for a tab above the lists. */
  tab: boolean;
  /** The list under which its path is. */
  group: 'models' | 'talents';
  /** Its path segment, per language. */
  words: Readonly<Record<Locale, string>>;
  /** A further path segment, which belongs to no language. */
  neutral?: string;
};

/**
 * Every category by its language-neutral name, in the order of the tabs. Lists, tabs, ids and path
 * segments derive from this table; the visible names are in `messages/` under `pages`.
 */
export const CATEGORIES = {
  new_faces: {
    id: NEW_FACES_ID,
    tab: true,
    group: 'models',
    words: { pt: 'novos_rostos', en: 'new_faces', es: 'nuevos_rostros' },
    neutral: 'future_face',
  },
  curvy: {
    id: 1885,
    tab: true,
    group: 'models',
    words: { pt: 'curvy', en: 'curvy', es: 'curvy' },
    neutral: 'plus_size',
  },
  kids: {
    id: 1886,
    tab: true,
    group: 'talents',
    words: { pt: 'criancas', en: 'kids', es: 'ninos' },
  },
  teen: { id: 1887, tab: true, group: 'models', words: { pt: 'teen', en: 'teen', es: 'teen' } },
  senior: {
    id: 1888,
    tab: true,
    group: 'models',
    words: { pt: 'senior', en: 'senior', es: 'senior' },
  },
  actors: {
    id: 'CATEGORY_ACTORS',
    tab: false,
    group: 'models',
    words: { pt: 'atores', en: 'actors', es: 'actores' },
  },
  international: {
    id: 'CATEGORY_INTERNATIONAL',
    tab: false,
    group: 'models',
    words: { pt: 'internacional', en: 'international', es: 'internacional' },
  },
  creative: {
    id: 'CATEGORY_CREATIVE',
    tab: false,
    group: 'talents',
    words: { pt: 'criativos', en: 'creative', es: 'creativos' },
  },
} as const satisfies Record<string, CategoryEntry>;

export type Category = keyof typeof CATEGORIES;
export const CATEGORY_NAMES = Object.keys(CATEGORIES) as readonly Category[];

/** The environment variables for the ids that differ between panels. */
type CategoryVariable = Extract<(typeof CATEGORIES)[Category]['id'], string>;

/** The panel's id of each category. */
export type CategoryIds = Readonly<Record<Category, number>>;

/** Takes the values of the environment and returns the id of every category. */
export function categoryIds(configured: Readonly<Record<CategoryVariable, number>>): CategoryIds {
  const ids = CATEGORY_NAMES.map((name) => {
    const { id } = CATEGORIES[name];
    return [name, typeof id === 'number' ? id : configured[id]];
  });
  return Object.fromEntries(ids);
}

/** The tabs above a list, in order; `all` means no category. */
export type RosterTab = 'all' | Category;
export const ROSTER_TABS: readonly RosterTab[] = [
  'all',
  ...CATEGORY_NAMES.filter((name) => CATEGORIES[name].tab),
];

/** The categories of the list "talents"; the list "models" is everyone. */
export const TALENT_GROUP = CATEGORY_NAMES.filter((name) => CATEGORIES[name].group === 'talents');

/** The tabs above the list "talents". */
export const TALENT_TABS: readonly RosterTab[] = ['all', ...TALENT_GROUP];

/** True for the language-neutral name of a category. */
export function isCategory(value: string): value is Category {
  return Object.hasOwn(CATEGORIES, value);
}
