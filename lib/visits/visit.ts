import { PLAIN_PAGES, type Route } from '../routes/route';

/** The pages by which visits are counted. No path: it would name a talent or what was searched for. */
export const VISIT_ROUTES = [
  ...PLAIN_PAGES,
  'roster',
  'profile',
  'post',
  'not-found',
] as const satisfies readonly (Route['page'] | 'not-found')[];

export const VISIT_DEVICES = ['mobile', 'desktop'] as const;

/**
 * What one page load tells when it is left. `lcp` and `inp` in milliseconds, `cls` a score; each is
 * missing where the browser does not measure it or there was nothing to measure.
 */
export type Visit = {
  route: (typeof VISIT_ROUTES)[number];
  device: (typeof VISIT_DEVICES)[number];
  lcp?: number;
  inp?: number;
  cls?: number;
};

export const VISITS_HANDLER = '/api/visits';
