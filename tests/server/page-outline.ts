import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { stringify } from 'yaml';
import { attributesOf, elementsIn, textOf } from './parsed-page.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A page's language, and the lines of its head, of its `main` and of the frame around that. */
type Outline = { lang: string; head: string[]; main: string[]; frame: string[] };

/** What each build names anew: the deployment, its files and the versions of preview pictures. */
const HASHES = /(?<=[?&;](?:dpl|v)=|\/_next\/static\/media\/)[\w.-]+/g;

const SKIPPED = /^(head|script|style|template|svg)$/;
const SHOWN =
  /^(header|nav|main|footer|aside|section|article|form|search|fieldset|dialog|noscript|details|table|a|button|h[1-6]|summary|legend|option|input|select|textarea|img|source|iframe|video)$/;
const SHOWN_WITH = ['role', 'aria-label', 'hidden'];
const NAMED = /^(a|button|h[1-6]|input|select|textarea|img|iframe|video|dialog|table)$/;
const NAMED_BY_TEXT = /^(a|button|h[1-6]|summary|legend|option|label)$/;
const INLINE = /^(span|strong|em|b|i|small|time|abbr|mark|sup|sub|cite|q|label|wbr)$/;

/** What tells an element from others of its kind, besides its name and the address it leads to. */
const ATTRIBUTES = [
  ...['role', 'name', 'type', 'value', 'required', 'disabled', 'checked', 'selected', 'multiple'],
  ...['min', 'max', 'maxlength', 'placeholder', 'autocomplete', 'method', 'target', 'download'],
  ...['hidden', 'lang', 'width', 'height', 'loading', 'fetchpriority', 'media'],
  ...['aria-current', 'aria-pressed', 'aria-expanded', 'aria-disabled', 'aria-live'],
];

/**
 * Takes the HTML of a page. Each element that visitors use or that assistive technology announces is
 * a line, indented below the one that it is in; so are texts.
 */
export function outlineOf(html: string): Outline {
  const page = parse(html.replace(HASHES, '…'), { scriptingEnabled: false });
  const frame = bodyLines(page);
  const start = frame.findIndex((line) => line.startsWith('main'));
  const end = frame.findIndex((line, index) => index > start && !line.startsWith(' '));
  const main = frame.splice(start, (end < 0 ? frame.length : end) - start);
  const [lang = ''] = elementsIn(page, 'html').map((root) => attributesOf(root).lang ?? '');
  return { lang, head: [`lang: ${lang}`, ...headLines(page)], main, frame };
}

const join = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ');
const trimmed = (text: string) => text.replace(/\s+/g, ' ').trim();
const quoted = (text: string) => text && `“${text}”`;

function headLines(page: Node): string[] {
  const metas = elementsIn(page, 'meta').map(attributesOf);
  const links = elementsIn(page, 'link').map(attributesOf);
  const scripts = elementsIn(page, 'script').filter(({ attrs }) =>
    attrs.some(({ value }) => value === 'application/ld+json'),
  );
  return [
    ...elementsIn(page, 'title').map((title) => `title: ${textOf(title)}`),
    ...metas
      .filter(({ name, property }) => property || /^(description|robots)$/.test(name ?? ''))
      .map(({ name, property, content }) => `${name ?? property}: ${content}`),
    ...links
      .filter(({ rel }) => rel === 'canonical' || rel === 'alternate')
      .map(({ rel, hreflang, type, href }) => join(rel, hreflang, type, '→', href)),
    ...scripts.flatMap((script) =>
      stringify({ 'json-ld': JSON.parse(textOf(script)) }, { lineWidth: 0 })
        .trim()
        .split('\n'),
    ),
  ];
}

function bodyLines(page: Node): string[] {
  const nameOf = namesIn(page);
  const lines: string[] = [];
  let text = '';
  const add = (depth: number, line: string) => lines.push('  '.repeat(depth) + line);
  const addText = (depth: number) => {
    const words = trimmed(text);
    text = '';
    const last = lines.at(-1) ?? '';
    const isAfterText = last.startsWith(`${'  '.repeat(depth)}“`);
    // Short texts in a row, such as measures, share a line.
    if (words.length <= 40 && isAfterText) lines.splice(-1, 1, join(last, quoted(words)));
    else if (words) add(depth, quoted(words));
  };
  const visit = (node: Node, depth: number, isSilent: boolean) => {
    if ('value' in node && !isSilent) text += node.value;
    if (!('childNodes' in node)) return;
    const element = 'tagName' in node ? node : undefined;
    const tagName = element?.tagName ?? '';
    if (SKIPPED.test(tagName)) return;
    const values = element ? attributesOf(element) : {};
    const isShown = SHOWN.test(tagName) || SHOWN_WITH.some((key) => key in values);
    const isBlock = isShown || !INLINE.test(tagName);
    if (isBlock) addText(depth);
    if (element && isShown) add(depth, lineOf(element, nameOf(element)));
    const hasName = NAMED_BY_TEXT.test(tagName) || values['aria-hidden'] === 'true';
    for (const child of node.childNodes) {
      visit(child, isShown ? depth + 1 : depth, isSilent || hasName);
    }
    if (isBlock) addText(isShown ? depth + 1 : depth);
  };
  visit(page, 0, false);
  return lines;
}

function lineOf(element: Element, name: string | undefined): string {
  const { tagName } = element;
  const values = attributesOf(element);
  const isNamed = NAMED.test(tagName) && values.type !== 'hidden';
  const attributes = ATTRIBUTES.filter((key) => key in values);
  return join(
    tagName,
    name === undefined ? isNamed && '(no name)' : `“${name}”`,
    ...attributes.map((key) => (values[key] ? `${key}=${values[key]}` : key)),
    addressOf(values),
    values.sizes && `sizes=${values.sizes}`,
  );
}

/** Where an element leads, or the original of its picture. */
function addressOf({ href, action, formaction, src, srcset }: Record<string, string | undefined>) {
  const address = href ?? action ?? formaction ?? src ?? srcset?.split(' ')[0];
  const original = /^\/_next\/image\?url=([^&]+)/.exec(address ?? '')?.[1];
  return address === undefined ? '' : `→ ${original ? decodeURIComponent(original) : address}`;
}

/** Names elements as assistive technology does: by reference, label, alternative text or content. */
function namesIn(page: Node): (element: Element) => string | undefined {
  const byId = new Map<string | undefined, Element>();
  const labels = new Map<Element, Element>();
  const index = (node: Node) => {
    if ('tagName' in node) byId.set(attributesOf(node).id, node);
    if ('childNodes' in node) node.childNodes.forEach(index);
  };
  index(page);
  for (const label of elementsIn(page, 'label')) {
    const target = byId.get(attributesOf(label).for ?? 'none');
    const inside = elementsIn(label, 'input', 'select', 'textarea');
    for (const control of target ? [target] : inside) labels.set(control, label);
  }
  return (element) => {
    const { alt, title, 'aria-label': label, 'aria-labelledby': ids } = attributesOf(element);
    const named = (ids?.split(' ') ?? []).flatMap((id) => byId.get(id) ?? []);
    const own = labels.get(element) ?? (NAMED_BY_TEXT.test(element.tagName) ? element : undefined);
    if (named.length > 0) return trimmed(named.map(wordsOf).join(' '));
    return label ?? alt ?? (own && (trimmed(wordsOf(own)) || undefined)) ?? title;
  };
}

/** The words in a node, without those of what it hides and of the controls that it labels. */
function wordsOf(node: Node): string {
  if ('value' in node) return node.value;
  const { tagName = '' } = 'tagName' in node ? node : {};
  const values = 'tagName' in node ? attributesOf(node) : {};
  if (SKIPPED.test(tagName) || tagName === 'select' || values['aria-hidden'] === 'true') return '';
  const words = 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : '';
  return INLINE.test(tagName) ? words : ` ${values.alt ?? words} `;
}
