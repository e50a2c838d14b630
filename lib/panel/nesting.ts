import 'server-only';
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  parseFragment,
  serialize,
} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/**
 * A node's context: its parent, and whether only phrasing content or no more links may be in it.
 */
type Place = { parent: string; words: boolean; link: boolean };

/** Elements that may contain phrasing content only. */
const PHRASING_ONLY = ['p', 'h2', 'h3', 'h4', 'pre', 'caption', 'th'];

/** Inline formatting. Useless around anything that is not phrasing content. */
const FORMATTING = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'abbr', 'code'];

const PHRASING = [...FORMATTING, 'a', 'img', 'br'];

/** The only permitted children; the parser enforces the rest of a table's structure. */
const TABLE_PARTS: Readonly<Record<string, readonly string[]>> = {
  table: ['caption', 'thead', 'tbody'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
};

const LISTS = ['ul', 'ol'];

/** The parents that an element requires. */
const REQUIRED_PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: LISTS,
  figcaption: ['figure'],
};

const MAY_BE_EMPTY = ['img', 'br', 'hr', 'td', 'th'];

/**
 * Repairs the nesting of sanitized HTML (the tags of `safeHtml`) while retaining its words, for
 * example `<table><p>`, an `<li>` outside of a list, a paragraph inside `<b>`. A browser would move
 * such elements, and its DOM would differ from the server's HTML.
 */
export function wellNested(sanitized: string): string {
  const inside = withContent('div', []);
  const fragment = parseFragment(inside, sanitized, {});
  const place = { parent: 'div', words: false, link: false };
  fragment.childNodes = contentOf(fragment.childNodes, place);
  return serialize(fragment);
}

function contentOf(nodes: readonly Node[], place: Place): Node[] {
  return nodes.flatMap((node) => {
    if (defaultTreeAdapter.isElementNode(node)) return repaired(node, place);
    return defaultTreeAdapter.isTextNode(node) ? [node] : [];
  });
}

/** The element if the context allows it, otherwise its content. */
function repaired(element: Element, place: Place): Node[] {
  const { tagName, childNodes } = element;
  const isPhrasing = PHRASING.includes(tagName);
  const inside = contentOf(childNodes, {
    parent: tagName,
    words: place.words || PHRASING_ONLY.includes(tagName),
    link: place.link || tagName === 'a',
  });
  // Words of two adjacent blocks must not run together.
  if (place.words && !isPhrasing) return [...inside, textNode(' ')];
  const content = arranged(tagName, inside);
  if (MAY_BE_EMPTY.includes(tagName)) return [withContent(element, content)];
  const isPlace = element.attrs.some(({ name }) => name === 'id');
  if (content.every(isBlankText) && !isPlace) return isPhrasing ? content : [];
  if (tagName === 'a' && place.link) return content;
  if (FORMATTING.includes(tagName) && content.some(isBlock)) return content;
  const parents = REQUIRED_PARENTS[tagName];
  if (!parents || parents.includes(place.parent)) return [withContent(element, content)];
  return content.some(isBlock) ? content : [withContent('p', content)];
}

/** The permitted children of an element of this name, in the required order and number. */
function arranged(tagName: string, content: Node[]): Node[] {
  if (LISTS.includes(tagName)) return listItems(content);
  if (tagName === 'figure') return figureParts(content);
  if (tagName === 'pre') return withoutFirstBreaks(content);
  const parts = TABLE_PARTS[tagName];
  if (!parts) return content;
  const found = content.filter((node) => parts.includes(nameOf(node)));
  return tagName === 'table' ? tableParts(found) : found;
}

/** Anything between the items of a list, such as a nested list, moves into the item before it. */
function listItems(content: readonly Node[]): Node[] {
  const items: Element[] = [];
  for (const node of content) {
    const item = items.at(-1);
    if (nameOf(node) === 'li') items.push(node as Element);
    else if (item) item.childNodes.push(node);
    else if (!isBlankText(node) && nameOf(node) !== 'br') items.push(withContent('li', [node]));
  }
  return items;
}

/** One caption and one head, first; any further head becomes a body. */
function tableParts(content: readonly Node[]): Node[] {
  const named = (name: string) => content.filter((node) => nameOf(node) === name) as Element[];
  const [head, ...heads] = named('thead');
  const bodies = heads.map(({ childNodes }) => withContent('tbody', childNodes));
  return [...named('caption').slice(0, 1), ...(head ? [head] : []), ...bodies, ...named('tbody')];
}

/** One caption, last; further captions are replaced by their content. */
function figureParts(content: readonly Node[]): Node[] {
  const captions = content.filter((node) => nameOf(node) === 'figcaption') as Element[];
  const [caption, ...others] = captions;
  if (!caption) return [...content];
  const rest = content.filter((node) => nameOf(node) !== 'figcaption');
  return [...rest, ...others.flatMap(({ childNodes }) => childNodes), caption];
}

/** Removes leading line breaks: an HTML parser drops the first one of a `<pre>` at each parse. */
function withoutFirstBreaks([first, ...others]: readonly Node[]): Node[] {
  if (!first || !defaultTreeAdapter.isTextNode(first)) return first ? [first, ...others] : [];
  const rest = first.value.replace(/^\n+/, '');
  return rest === '' ? withoutFirstBreaks(others) : [textNode(rest), ...others];
}

function isBlock(node: Node): boolean {
  if (!defaultTreeAdapter.isElementNode(node)) return false;
  if (node.tagName === 'a') return node.childNodes.some(isBlock);
  return !PHRASING.includes(node.tagName);
}

function isBlankText(node: Node): boolean {
  return defaultTreeAdapter.isTextNode(node) && node.value.trim() === '';
}

function nameOf(node: Node): string {
  return defaultTreeAdapter.isElementNode(node) ? node.tagName : '';
}

/** The element, or a new one of that name, with this content. */
function withContent(like: Element | string, content: Node[]): Element {
  const element =
    typeof like === 'string' ? defaultTreeAdapter.createElement(like, html.NS.HTML, []) : like;
  element.childNodes = content;
  return element;
}

function textNode(value: string): Node {
  return defaultTreeAdapter.createTextNode(value);
}
