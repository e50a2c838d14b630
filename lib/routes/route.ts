import type { RosterView } from '../talents/views';

/** Pages without parameters. */
export const PLAIN_PAGES = [
  'home',
  'favorites',
  'be-a-model',
  'about',
  'contact',
  'blog',
  'privacy',
  'verify',
] as const;
export type PlainPage = (typeof PLAIN_PAGES)[number];

/**
 * One page of the site, independent of the language. The id of a record finds it; the slug, decoded,
 * is for people and search engines.
 */
export type Route =
  | { page: PlainPage }
  | { page: 'roster'; view: RosterView }
  | { page: 'profile'; id: number; slug: string }
  | { page: 'post'; id: number; slug: string };

/** A page about one record: only the data can tell whether it exists. */
export type RecordRoute = Extract<Route, { id: number }>;

/** The key of a page's name in the messages under `pages`; a record uses that of its list. */
export function pageKey(route: Route): PlainPage | RosterView {
  if (route.page === 'roster') return route.view;
  return route.page === 'profile' ? 'models' : route.page === 'post' ? 'blog' : route.page;
}
