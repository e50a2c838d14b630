import { defaultTreeAdapter, parseFragment } from 'parse5';
import { beforeAll, expect, it } from 'vitest';
import fc from '../../../fixtures/fast-check.ts';
import { beginProcess } from '../../../fixtures/fresh-process.ts';

let safeHtml: typeof import('@/lib/panel/values/safe-html').safeHtml;

beforeAll(async () => {
  beginProcess({ PANEL_URL: 'https://panel.test' });
  ({ safeHtml } = await import('@/lib/panel/values/safe-html'));
});

const TAGS = [
  ...['p', 'h1', 'h2', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre', 'code', 'strong'],
  ...['b', 'i', 'sub', 'abbr', 'a', 'figure', 'figcaption', 'table', 'caption', 'thead', 'tbody'],
  ...['tr', 'th', 'td', 'div', 'tfoot', 'center', 'font', 'script', 'select', 'form', 'svg'],
];

/** A fragment as people type, copy or damage it: tags open and close at random. */
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TAGS).map((tag) => `<${tag}>`) },
  { weight: 3, arbitrary: fc.constantFrom(...TAGS).map((tag) => `</${tag}>`) },
  { weight: 3, arbitrary: fc.constantFrom('w', ' b ', '\n', '&nbsp;', '<', '&') },
);
const text = fc.array(piece, { minLength: 1, maxLength: 40 }).map((pieces) => pieces.join(''));

it('a browser leaves the page around it as it is', () =>
  fc.assert(
    fc.property(text, (sent) => {
      const { childNodes } = parseFragment(`<div>${safeHtml(sent)}</div><p>after</p>`);
      const around = childNodes.map((node) =>
        defaultTreeAdapter.isElementNode(node) ? node.tagName : node.nodeName,
      );
      expect(around).toEqual(['div', 'p']);
      const after = childNodes[1];
      expect(after && 'childNodes' in after && after.childNodes.map((one) => one.nodeName)).toEqual(
        ['#text'],
      );
    }),
    { numRuns: 500 },
  ));

it('no word outside of scripts is lost', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...TAGS.slice(0, 30).map((tag) => `<${tag}>`), 'w'), {
        maxLength: 40,
      }),
      (pieces) => {
        const words = (all: string) => all.replace(/<[^>]*>/g, '').match(/w/g)?.length ?? 0;
        expect(words(safeHtml(pieces.join('')))).toBe(words(pieces.join('')));
      },
    ),
  ));
