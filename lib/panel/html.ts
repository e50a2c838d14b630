import 'server-only';
import sanitize from 'sanitize-html';
import { pictureUrl, srcSet } from '../media/pictures';
import { storagePath } from '../media/storage-path';
import { env } from '../platform/env';
import { resolvePath } from '../routes/resolve';
import { wellNested } from './nesting';

const TAGS = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'abbr', 'a', 'img'],
  ...['figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];

const IMAGE_WIDTHS = { from: 320, to: 1440 };
const IMAGE_SIZES = '(width >= 768px) 44rem, 100vw';

/** Tags nested deeper than this are reduced to their text. */
const MAX_DEPTH = 32;

const COUNT = /^[1-9]\d{0,2}$/;
const VALUES = {
  start: /^-?\d{1,6}$/,
  colspan: COUNT,
  rowspan: COUNT,
  scope: /^(row|col)(group)?$/,
};

type Attributes = Record<string, string>;

/**
 * Sanitizes the panel's HTML: only text markup remains, no style, script or frame. Links to other
 * sites get a `rel`. Pictures of the storage are served by this site, lazy and responsive; pictures
 * from elsewhere are dropped. `h1` becomes `h2`, as the page has its own `h1`. The result is
 * validly nested whatever came in.
 */
export function safeHtml(html: string): string {
  return wellNested(sanitized(html));
}

function sanitized(html: string): string {
  return sanitize(html, {
    allowedTags: TAGS,
    nestingLimit: MAX_DEPTH,
    allowedAttributes: {
      a: ['href', 'rel'],
      abbr: ['title'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      ol: ['start'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs) }),
      ol: withValidAttributes,
      th: withValidAttributes,
      td: withValidAttributes,
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      (tag === 'img' && !attribs.src) ||
      (['figure', 'p', 'a'].includes(tag) && text.trim() === '' && mediaChildren.length === 0),
  });
}

function withValidAttributes(tagName: string, attribs: Attributes) {
  const known = Object.entries(VALUES).filter(([name, value]) => value.test(attribs[name] ?? ''));
  return {
    tagName,
    attribs: Object.fromEntries(known.map(([name]) => [name, attribs[name] ?? ''])),
  };
}

/** The plain text of the panel's HTML, cut between words to at most `length` characters. */
export function excerptOf(html: string, length: number): string {
  // Puts a space where a tag separated two words.
  const bare = sanitize(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} });
  const text = decoded(bare)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
  if (text.length <= length) return text;
  const cut = text.lastIndexOf(' ', length);
  const start = text.slice(0, cut > 0 ? cut : length).toWellFormed();
  return `${start.replace(/[.,;:!?]$/, '')}…`;
}

/** Decodes the entities that the sanitizer writes; React escapes the text again when it renders. */
function decoded(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

function linkAttributes({ href = '' }: Attributes): Attributes {
  return /^https?:/i.test(href)
    ? { href, rel: 'noopener noreferrer' }
    : { href: withoutRedirect(href) };
}

/** Replaces a link to this site by its canonical path, which saves the visitor a redirect. */
function withoutRedirect(href: string): string {
  const [, path, rest] = /^(\/[^?#]*)(.*)$/s.exec(href) ?? [];
  const resolution = path === undefined ? null : resolvePath(path);
  return resolution?.kind === 'redirect' ? resolution.path + rest : href;
}

/** Empty for a picture outside of the storage; `exclusiveFilter` then drops the tag. */
function imageAttributes({ src = '', alt = '', width = '', height = '' }: Attributes): Attributes {
  const path = pathInStorage(src);
  if (!path) return {};
  const known = /^[1-9]\d{0,4}$/.test(width) && /^[1-9]\d{0,4}$/.test(height);
  return {
    src: pictureUrl('desktop', path, 828),
    srcset: srcSet('desktop', path, IMAGE_WIDTHS),
    sizes: IMAGE_SIZES,
    alt,
    ...(known ? { width, height } : {}),
    loading: 'lazy',
    decoding: 'async',
  };
}

/** The path below the storage folders, of a storage URL or a path of this site; null for others. */
function pathInStorage(src: string): string | null {
  const bases = [env().STORAGE_URL, '/storage'];
  const base = bases.find((one) => src.startsWith(`${one}/`));
  const [, path] = base ? (/^\/(?:desktop|mobile)\/(.+)$/.exec(src.slice(base.length)) ?? []) : [];
  if (!path) return null;
  try {
    return storagePath.safeParse(decodeURIComponent(path)).data ?? null;
  } catch {
    return null;
  }
}
