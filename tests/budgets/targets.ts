import type { PageType } from '../fixtures/page-types.ts';

const KB = 1024;

/** Texts, blog and lists. */
const READ: readonly PageType[] = ['about', 'privacy', 'blog', 'post', 'roster'];

/** The most gzipped bytes of JavaScript in the first load of a page. */
export function scriptsTarget(type: PageType): number {
  return (READ.includes(type) ? 175 : 190) * KB;
}

/** The most bytes of a page's HTML, as it is and by gzip. */
export const HTML_TARGETS = {
  roster: { raw: 100 * KB, gzip: 18 * KB },
  home: { raw: 125 * KB, gzip: 18 * KB },
} as const;

/** The most bytes until the first screen of a page is complete. */
export const FIRST_SCREEN_TARGET = 420 * KB;
