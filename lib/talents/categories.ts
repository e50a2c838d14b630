import { NEW_FACES_ID } from '../config/constants';
import type { Locale } from '../i18n/locales';

type CategoryEntry = {
  /** The panel's id, or the environment variable that configures it. */
  id: number | `CATEGORY_${string}`;
  /** True if its members are minors, whatever their birth date; `age.ts` needs a fixed id then. */
  minors: boolean;
  /** True for a tab above the lists. */
  tab: boolean;
  /** The list under which its path is. */
  group: 'models' | 'talents';
  /** Its path segment, per language. */
  words: Readonly<Record<Locale, string>>;
  /** A further path segment, which belongs to no language. */
  neutral?: string;
  /** True if not everyone in it is a model: English counts people there. */
  people: boolean;
};

/**
 * Every category by its language-neutral name, in the order of the tabs. Lists, tabs, menus, ids and
 * path segments derive from this table. `docs/features/roster-and-filter.md` has the steps to add one.
 */
export const CATEGORIES = {
  new_faces: {
    id: NEW_FACES_ID,
    minors: false,
    tab: true,
    group: 'models',
    words: { pt: 'novos_rostos', en: 'new_faces', es: 'nuevos_rostros' },
    neutral: 'future_face',
    people: false,
  },
  curvy: {
    id: 1885,
    minors: false,
    tab: true,
    group: 'models',
    words: { pt: 'curvy', en: 'curvy', es: 'curvy' },
    neutral: 'plus_size',
    people: false,
  },
  kids: {
    id: 1886,
    minors: true,
    tab: true,
    group: 'talents',
    words: { pt: 'criancas', en: 'kids', es: 'ninos' },
    people: false,
  },
  teen: {
    id: 1887,
    minors: true,
    tab: true,
    group: 'models',
    words: { pt: 'teen', en: 'teen', es: 'teen' },
    people: false,
  },
  senior: {
    id: 1888,
    minors: false,
    tab: true,
    group: 'models',
    words: { pt: 'senior', en: 'senior', es: 'senior' },
    people: false,
  },
  actors: {
    id: 'CATEGORY_ACTORS',
    minors: false,
    tab: false,
    group: 'models',
    words: { pt: 'atores', en: 'actors', es: 'actores' },
    people: true,
  },
  international: {
    id: 'CATEGORY_INTERNATIONAL',
    minors: false,
    tab: false,
    group: 'models',
    words: { pt: 'internacional', en: 'international', es: 'internacional' },
    people: false,
  },
  creative: {
    id: 'CATEGORY_CREATIVE',
    minors: false,
    tab: false,
    group: 'talents',
    words: { pt: 'criativos', en: 'creative', es: 'creativos' },
    people: true,
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
