/** Every list of talents that has an address of its own. */
export const ROSTER_VIEWS = [
  'models',
  'women',
  'men',
  'new_faces',
  'curvy',
  'teen',
  'senior',
  'actors',
  'international',
  'talents',
  'creative',
  'kids',
] as const;
export type RosterView = (typeof ROSTER_VIEWS)[number];

/** True when a word names a list of talents. */
export function isRosterView(value: string): value is RosterView {
  return (ROSTER_VIEWS as readonly string[]).includes(value);
}

/** Pages that need no parameter. */
export const PLAIN_PAGES = [
  'home',
  'favorites',
  'be-a-model',
  'about',
  'contact',
  'blog',
  'privacy',
] as const;
export type PlainPage = (typeof PLAIN_PAGES)[number];

/** One page of the site, whatever the language. Slugs are decoded. */
export type Route =
  | { page: PlainPage }
  | { page: 'roster'; view: RosterView }
  | { page: 'profile'; id: number; slug: string }
  | { page: 'post'; id: number; slug: string };

/** A page about one record: only the data knows whether it exists and what its slug is. */
export type RecordRoute = Extract<Route, { id: number }>;
