import { PLAIN_PAGES, type Route } from '../routes/route';

/** The `route` labels of the visit metrics. Paths would reveal talents and searches. */
export const VISIT_ROUTES = [
  ...PLAIN_PAGES,
  'roster',
  'profile',
  'post',
  'not-found',
] as const satisfies readonly (Route['page'] | 'not-found')[];

export const VISIT_DEVICES = ['mobile', 'desktop'] as const;

/**
 * The beacon of one page load. `lcp` and `inp` are in milliseconds, `cls` is a score; each is missing if
 * the browser does not support it or had nothing to measure.
 */
export type Visit = {
  route: (typeof VISIT_ROUTES)[number];
  device: (typeof VISIT_DEVICES)[number];
  lcp?: number;
  inp?: number;
  cls?: number;
};

export const VISITS_HANDLER = '/api/visits';
