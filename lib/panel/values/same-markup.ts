import 'server-only';
import type { Attributes } from './html-attributes';

/** Other blocks: they become a `div`, which may hold anything, so that their words stay apart. */
export const BLOCKS = [
  ...['section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'address', 'center', 'dir'],
  ...['dl', 'dt', 'dd', 'details', 'summary', 'fieldset', 'legend', 'form', 'hgroup', 'menu'],
];

/** Tags, each with the one that means the same on a page, which has an `h1` of its own. */
export const MEANS: Readonly<Record<string, string>> = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', tfoot: 'tbody', del: 's', strike: 's' },
  ...Object.fromEntries(BLOCKS.map((block) => [block, 'div'])),
};

/** The style with which an editor cancels a tag that it wrote itself (Google Docs wraps texts in `<b>`). */
const LIGHT = /font-weight:\s*(?:normal|[1-4]00)/i;
const UPRIGHT = /font-style:\s*normal/i;
const PLAIN = /text-decoration(?:-line)?\s*:\s*none/i;
const CANCELED: Readonly<Record<string, RegExp>> = {
  ...{ b: LIGHT, strong: LIGHT, i: UPRIGHT, em: UPRIGHT, u: PLAIN, s: PLAIN },
};

export const STRUCK = /text-decoration(?:-line)?\s*:\s*(?:[a-z]+ )?line-through/i;

/** Styles of a tag without a meaning, each with the tag that means the same. */
const STYLED: readonly (readonly [tag: string, style: RegExp])[] = [
  ['s', STRUCK],
  ['strong', /font-weight:\s*(?:bold|[6-9]00)/i],
  ['em', /font-style:\s*italic/i],
];

/** In characters, more than an editor writes. */
const MAX_STYLE = 500;

/**
 * Replaces a tag by what its style means: a canceled one by `span`, which is dropped; its words stay. Any
 * other tag that is struck gets `data-struck`.
 */
export function withOtherTag(
  tagName: string,
  { style = '', ...attribs }: Attributes,
): { tagName: string; attribs: Attributes } {
  const begun = style.slice(0, MAX_STYLE);
  if (CANCELED[tagName]?.test(begun)) return { tagName: 'span', attribs };
  if (tagName !== 'span' && tagName !== 'font') {
    return { tagName, attribs: STRUCK.test(begun) ? { ...attribs, 'data-struck': '' } : attribs };
  }
  const [tag] = STYLED.find(([, known]) => known.test(begun)) ?? [tagName];
  return { tagName: tag, attribs };
}
