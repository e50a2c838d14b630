import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect } from 'vitest';
import { visitShared } from './visit.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A page of the shared site as a browser without script reads it. */
export async function parsedPage(path: string): Promise<Node> {
  const { status, body } = await visitShared(path);
  expect([path, status]).toEqual([path, 200]);
  return parse(body);
}

/** The elements of these names in a page or in an element, in document order. */
export function elementsIn(parent: Node, ...tagNames: string[]): Element[] {
  if (!('childNodes' in parent)) return [];
  return parent.childNodes.flatMap((node) => [
    ...('tagName' in node && tagNames.includes(node.tagName) ? [node] : []),
    ...elementsIn(node, ...tagNames),
  ]);
}

/** The attributes of an element by name. */
export function attributesOf({ attrs }: Element): Readonly<Record<string, string>> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

/** The first element of this name with this value of an attribute. */
export function elementWith(parent: Node, tagName: string, name: string, value: string): Element {
  const found = elementsIn(parent, tagName).find((one) => attributesOf(one)[name] === value);
  if (!found) throw new Error(`There is no ${tagName} with ${name}="${value}".`);
  return found;
}

/** The text of an element, with that of the elements in it. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
