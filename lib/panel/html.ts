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

/** Tags further inside than this count as text alone. */
const DEEPEST = 32;

const COUNT = /^[1-9]\d{0,2}$/;
const VALUES = {
  start: /^-?\d{1,6}$/,
  colspan: COUNT,
  rowspan: COUNT,
  scope: /^(row|col)(group)?$/,
};

type Attributes = Record<string, string>;

/**
 * HTML of the panel, made safe to show: only tags that set a text, no style, no script, no frame.
 * Links to other sites get a `rel`; pictures of the storage come from this site, lazy and in the
 * width that fits; pictures from anywhere else are dropped. `h1` becomes `h2`, as a page has its own.
 * Every tag stands where HTML allows it, whatever came in.
 */
export function safeHtml(html: string): string {
  return wellNested(sanitized(html));
}

function sanitized(html: string): string {
  return sanitize(html, {
    allowedTags: TAGS,
    nestingLimit: DEEPEST,
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
      ol: wellValued,
      th: wellValued,
      td: wellValued,
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      (tag === 'img' && !attribs.src) ||
      (['figure', 'p', 'a'].includes(tag) && text.trim() === '' && mediaChildren.length === 0),
  });
}

function wellValued(tagName: string, attribs: Attributes) {
  const known = Object.entries(VALUES).filter(([name, value]) => value.test(attribs[name] ?? ''));
  return {
    tagName,
    attribs: Object.fromEntries(known.map(([name]) => [name, attribs[name] ?? ''])),
  };
}

/** The words of HTML of the panel, cut between two words after `length` characters at most. */
export function excerptOf(html: string, length: number): string {
  // A tag parts words, as the end of a paragraph does.
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

/** The entities that the sanitizer writes in a text; React escapes them again where they are shown. */
function decoded(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

function linkAttributes({ href = '' }: Attributes): Attributes {
  return /^https?:/i.test(href)
    ? { href, rel: 'noopener noreferrer' }
    : { href: withoutRedirect(href) };
}

/** A link to a page of this site leads there at once, whichever spelling of its path was typed. */
function withoutRedirect(href: string): string {
  const [, path, rest] = /^(\/[^?#]*)(.*)$/s.exec(href) ?? [];
  const resolution = path === undefined ? null : resolvePath(path);
  return resolution?.kind === 'redirect' ? resolution.path + rest : href;
}

/** None for a picture that is not of the storage, which the filter then drops. */
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

/** The path below the storage folders of a URL of the storage, or of a path of this site. */
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
