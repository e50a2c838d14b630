/** Every category with a list of its own, by its language-neutral name. */
export const CATEGORIES = [
  'new_faces',
  'curvy',
  'kids',
  'teen',
  'senior',
  'actors',
  'international',
  'creative',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The id that the panel gives to each category. */
export type CategoryIds = Readonly<Record<Category, number>>;

/** Categories whose ids differ from one panel to the next. */
export type ConfiguredCategoryIds = Readonly<
  Record<'actors' | 'international' | 'creative', number>
>;

const FIXED_IDS = { new_faces: 1884, curvy: 1885, kids: 1886, teen: 1887, senior: 1888 } as const;

/** The tabs above a roster, in order; `all` stands for no category. */
export const ROSTER_TABS = [
  'all',
  'new_faces',
  'curvy',
  'kids',
  'teen',
  'senior',
] as const satisfies readonly ('all' | Category)[];
export type RosterTab = (typeof ROSTER_TABS)[number];

/** Categories of the group "talents"; the group "models" is everyone. */
export const TALENT_GROUP = ['creative', 'kids'] as const satisfies readonly Category[];

/** Gives the id of every category: the fixed ones and those of the configuration. */
export function categoryIds(configured: ConfiguredCategoryIds): CategoryIds {
  const { actors, international, creative } = configured;
  return { ...FIXED_IDS, actors, international, creative };
}

/** True when a word is the language-neutral name of a category. */
export function isCategory(value: string): value is Category {
  return (CATEGORIES as readonly string[]).includes(value);
}
