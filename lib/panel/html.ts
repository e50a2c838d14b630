import 'server-only';
import sanitize from 'sanitize-html';
import {
  imageAttributes,
  linkAttributes,
  linkedPlaces,
  reportLost,
  withVideoLinks,
} from './html-attributes';

const TAGS = [
  ...['p', 'div', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'abbr', 'a', 'img'],
  ...['figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** Other blocks: they become a `div`, which may hold anything, so that their words stay apart. */
const BLOCKS = [
  ...['section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'address', 'center'],
  ...[
    'dl',
    'dt',
    'dd',
    'details',
    'summary',
    'fieldset',
    'legend',
    'form',
    'hgroup',
    'dir',
    'menu',
  ],
];
/** What cannot be shown at all. */
const MEDIA = ['iframe', 'video', 'audio', 'embed', 'object', 'svg'];

/** The style with which an editor cancels a tag that it wrote itself (Google Docs wraps texts in `<b>`). */
const CANCELED: Readonly<Record<string, RegExp>> = {
  ...{ b: /font-weight:\s*(?:normal|[1-4]00)/i, strong: /font-weight:\s*(?:normal|[1-4]00)/i },
  ...{ i: /font-style:\s*normal/i, em: /font-style:\s*normal/i },
  ...{ u: /text-decoration(?:-line)?\s*:\s*none/i, s: /text-decoration(?:-line)?\s*:\s*none/i },
};

/** Tags nested deeper than this are reduced to their text. */
const MAX_DEPTH = 32;

/** The most opening and closing tags; the parser takes quadratic time when none of them is closed. */
const MAX_TAGS = 10_000;

/** How many characters of HTML are read for each character of an excerpt. */
const MARKUP = 500;

const COUNT = /^[1-9]\d{0,2}$/;
const VALUES = {
  id: /^.+$/,
  start: /^-?\d{1,6}$/,
  value: /^-?\d{1,6}$/,
  colspan: COUNT,
  rowspan: COUNT,
  scope: /^(row|col)(group)?$/,
};

type Attributes = Record<string, string>;

/**
 * Sanitizes the panel's HTML: only text markup remains, no style, script or frame. Links to other
 * sites get a `rel`. Pictures of the storage are served by this site, lazy and responsive; pictures
 * from elsewhere are dropped and logged. `h1` becomes `h2`, as the page has its own `h1`. Every tag is
 * closed, so that nothing leaves the element around it; the result ends after 10,000 tags.
 */
export function safeHtml(html: string): string {
  const places = linkedPlaces(html);
  return sanitize(withVideoLinks(withFewTags(html)), {
    allowedTags: TAGS,
    nestingLimit: MAX_DEPTH,
    allowedAttributes: {
      '*': ['id'],
      a: ['href', 'rel'],
      abbr: ['title'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      ol: ['start'],
      li: ['value'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      ...{ h5: 'h4', h6: 'h4', tfoot: 'tbody' },
      ...Object.fromEntries(BLOCKS.map((block) => [block, 'div'])),
      ...Object.fromEntries(Object.keys(CANCELED).map((tag) => [tag, withoutCanceled])),
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs) }),
      ol: withValidAttributes,
      li: withValidAttributes,
      th: withValidAttributes,
      td: withValidAttributes,
      '*': (tagName, { id = '', ...attribs }) => {
        // `delete` is true once for each place: an id may occur once.
        return { tagName, attribs: places.delete(id) ? { ...attribs, id } : attribs };
      },
    },
    onOpenTag: (name) => {
      if (MEDIA.includes(name)) reportLost(`<${name}>`);
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      (tag === 'img' && !attribs.src) ||
      (!attribs.id &&
        ['figure', 'p', 'a', 'div', ...BLOCKS].includes(tag) &&
        text.trim() === '' &&
        mediaChildren.length === 0),
  });
}

function withFewTags(html: string): string {
  const pieces = html.split('<', MAX_TAGS + 2);
  if (pieces.length < MAX_TAGS + 2) return html;
  reportLost(`more than ${MAX_TAGS} tags`);
  return pieces.slice(0, -1).join('<');
}

/** Replaces a tag whose own style cancels it by one that is dropped; its words stay. */
function withoutCanceled(tagName: string, { style = '', ...attribs }: Attributes) {
  return { tagName: CANCELED[tagName]?.test(style) ? 'span' : tagName, attribs };
}

function withValidAttributes(tagName: string, attribs: Attributes) {
  const known = Object.entries(VALUES).filter(([name, value]) => value.test(attribs[name] ?? ''));
  return {
    tagName,
    attribs: Object.fromEntries(known.map(([name]) => [name, attribs[name] ?? ''])),
  };
}

/**
 * The plain text of the panel's HTML, truncated to `length` characters: after a sentence if that
 * leaves at least a third of the length, otherwise between words.
 */
export function excerptOf(html: string, length: number): string {
  // Puts a space where a tag separated two words.
  const spaced = withFewTags(html.slice(0, length * MARKUP)).replaceAll('<', ' <');
  const bare = sanitize(spaced, { allowedTags: [], allowedAttributes: {} });
  const text = decoded(bare)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
  if (text.length <= length) return text;
  const sentences = SENTENCES.exec(text.slice(0, length + 1))?.[0] ?? '';
  if (sentences.length > length / 3) return sentences;
  const cut = text.lastIndexOf(' ', length);
  const start = text.slice(0, cut > 0 ? cut : length).toWellFormed();
  return `${start.replace(/[.,;:!?]$/, '')}…`;
}

/** All complete sentences; one ends where a space follows its punctuation. */
const SENTENCES = /^.*[.!?…]["”’)]?(?= )/;

/** Decodes the entities that the sanitizer writes; React escapes the text again when it renders. */
function decoded(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
