import type { RosterView } from '../talents/views';

/** Pages that need no parameter. */
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

/** One page of the site, whatever the language. Slugs are decoded. */
export type Route =
  | { page: PlainPage }
  | { page: 'roster'; view: RosterView }
  | { page: 'profile'; id: number; slug: string }
  | { page: 'post'; id: number; slug: string };

/** A page about one record: only the data knows whether it exists and what its slug is. */
export type RecordRoute = Extract<Route, { id: number }>;
