import 'server-only';
import sanitize from 'sanitize-html';
import { withFrameLinks } from './frames';
import { withFewTags } from './html';
import {
  type Attributes,
  imageAttributes,
  linkAttributes,
  linkedPlaces,
  PLACE,
  reportLost,
} from './html-attributes';
import { BLOCKS, MEANS, STRUCK, withOtherTag } from './same-markup';

const TAGS = [
  ...['p', 'div', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'q', 'sub', 'sup', 'small', 'abbr', 'a', 'img'],
  ...['figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** What cannot be shown at all. */
const MEDIA = ['iframe', 'video', 'audio', 'embed', 'object', 'svg'];

/** A tag that the sanitizer drops, but not its words. */
const NOT_ALLOWED = 'span';

/** Tags nested deeper than this are reduced to their text. */
const MAX_DEPTH = 32;

/** How many characters the sanitizer may copy to take out empty elements: the whole result for each. */
const MAX_COPIED = 20_000_000;

/** Elements that are taken out when they are empty. */
const EMPTIED = new Set(['figure', 'p', 'a', 'div', ...BLOCKS]);

/** A table may be in a cell or caption of another. Directly in a table, its tag would close that one. */
const TABLE_PARTS = ['table', 'caption', 'td', 'th'];

const COUNT = /^[1-9]\d{0,2}$/;
const VALUES = new Map(
  Object.entries({
    id: /^.+$/,
    start: /^-?\d{1,6}$/,
    value: /^-?\d{1,6}$/,
    'data-list': /^bullet$/,
    colspan: COUNT,
    rowspan: COUNT,
    scope: /^(row|col)(group)?$/,
    style: STRUCK,
  }),
);

/**
 * Sanitizes the panel's HTML: only text markup remains, no style, script or frame. Pictures of the storage
 * are served by this site; pictures from elsewhere are dropped and logged. Every tag is closed, so that
 * nothing leaves the element around it; the result ends after 10,000 tags.
 */
export function safeHtml(html: string): string {
  const places = linkedPlaces(html);
  let copied = 0;
  let source: Attributes = {};
  /** The open `TABLE_PARTS`, the innermost last. */
  const open: string[] = [];
  return sanitize(withFrameLinks(withParagraphs(withFewTags(html))), {
    allowedTags: TAGS,
    nestingLimit: MAX_DEPTH,
    allowedAttributes: {
      '*': ['id', 'data-struck'],
      a: ['href', 'rel'],
      abbr: ['title'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      ol: ['start'],
      li: ['value', 'data-list'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      ...MEANS,
      a: (tagName, { style = '', ...sent }) => {
        return { tagName, attribs: { ...linkAttributes(sent), style } };
      },
      source: (_, attribs) => {
        source = attribs;
        return { tagName: NOT_ALLOWED, attribs: {} };
      },
      img: (_, sent) => {
        const attribs = imageAttributes(sent, source);
        source = {};
        return { tagName: attribs.src ? 'img' : NOT_ALLOWED, attribs };
      },
      // Behind the table itself, which `onOpenTag` has added.
      table: (tagName, attribs) => ({
        tagName: open.at(-2) === 'table' ? 'div' : tagName,
        attribs,
      }),
      ol: withValidAttributes,
      li: withValidAttributes,
      th: withValidAttributes,
      td: withValidAttributes,
      '*': (tagName, { id = '', ...attribs }) => {
        // `delete` is true once for each place: an id may occur once.
        return withOtherTag(tagName, places.delete(id) ? { ...attribs, id: PLACE + id } : attribs);
      },
    },
    onOpenTag: (name) => {
      if (MEDIA.includes(name)) reportLost(`<${name}>`);
      if (TABLE_PARTS.includes(name)) open.push(name);
    },
    onCloseTag: (name) => {
      if (TABLE_PARTS.includes(name)) open.pop();
    },
    textFilter: withBlanks,
    exclusiveFilter: ({ tag, attribs, text, mediaChildren, tagPosition }) => {
      if (attribs.id || mediaChildren.length > 0) return false;
      if (!EMPTIED.has(tag) || text.trim() !== '') return false;
      copied += tagPosition;
      return copied <= MAX_COPIED;
    },
  });
}

const BLOCK =
  /<(?:br|p|div|h[1-6]|hr|[ou]l|li|dl|table|blockquote|pre|figure|section|article|header|footer|main|aside|address|center)(?=[\s/>])/i;

/** A text without blocks has the paragraphs of its line ends. */
function withParagraphs(html: string): string {
  if (BLOCK.test(html)) return html;
  const lines = html.split(/\r\n?|\n/).map((line) => line.trim());
  if (lines.length === 1) return html;
  const paragraphs = lines.join('\n').split(/\n\n+/).filter(Boolean);
  // A tag may go over several lines.
  const broken = paragraphs.map((one) =>
    one.replace(/<[^<>]*>|\n/g, (found) => (found === '\n' ? '<br>' : found)),
  );
  return `<p>${broken.join('</p><p>')}</p>`;
}

/** Pasted texts have non-breaking spaces between all words; only one before a unit has a purpose. */
function withBlanks(text: string): string {
  return text.replace(/(?<![\d$€£])[\u00a0\u202f]|[\u00a0\u202f](?![\p{L}\d%°])/gu, ' ');
}

function withValidAttributes(tagName: string, sent: Attributes) {
  const valid = Object.entries(sent).filter(([name, value]) => VALUES.get(name)?.test(value));
  return { tagName, attribs: Object.fromEntries(valid) };
}
