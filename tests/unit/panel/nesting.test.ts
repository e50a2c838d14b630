import { parseFragment, serialize } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import fc from '../../fixtures/fast-check.ts';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { htmlFaults } from '../../fixtures/html-faults.ts';

let safeHtml: typeof import('@/lib/panel/html').safeHtml;

beforeAll(async () => {
  beginProcess({ PANEL_URL: 'https://panel.test' });
  ({ safeHtml } = await import('@/lib/panel/html'));
});

const page = (text: string) =>
  `<!DOCTYPE html><html lang="pt"><head><title>x</title></head><body><div>${text}</div></body></html>`;

const PICTURE = '<img src="/storage/desktop/a.jpg" alt="">';

describe('elements where HTML does not allow them are moved', () => {
  it.each([
    ['a paragraph in a table', '<table><p>a', '<p>a</p>'],
    ['a row without a table', '<tr><td>a</td></tr>', 'a'],
    ['an item without a list', '<li>a</li><li>b</li>', '<p>a</p><p>b</p>'],
    [
      'a list between items',
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    ],
    ['words in a list', '<ul> <br>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['paragraphs in bold', '<b><p>a</p><p>b</p></b>', '<p>a</p><p>b</p>'],
    ['a list in a title', '<h2>a<ul><li>b</li></ul></h2>', '<h2>ab  </h2>'],
    [
      'a link in a link',
      '<a href="#a">a<table><tr><td><a href="#b">b</a></td></tr></table></a>',
      '<a href="#a">a<table><tbody><tr><td>b</td></tr></tbody></table></a>',
    ],
    [
      'a second head',
      '<table><tbody><tr><td>c</td></tr></tbody><thead><tr><th>a</th></tr></thead><thead><tr><th>b</th></tr></thead></table>',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><th>b</th></tr></tbody><tbody><tr><td>c</td></tr></tbody></table>',
    ],
    [
      'a second caption',
      '<figure><figcaption>a</figcaption><p>b</p><figcaption>c</figcaption></figure>',
      '<figure><p>b</p>c<figcaption>a</figcaption></figure>',
    ],
    ['an empty line before set words', '<pre>\n\n<p>\na</p></pre>', '<pre>a </pre>'],
    ['numbers that are none', '<ol start="x"><li>a</li></ol>', '<ol><li>a</li></ol>'],
  ])('%s', (_name, sent, shown) => {
    expect(safeHtml(sent)).toBe(shown);
  });

  it('valid HTML is preserved', () => {
    const text =
      '<h2>a <em>b</em></h2><blockquote><p>c</p></blockquote><ol start="3"><li><p>d</p></li></ol><pre><code>e\n</code></pre>' +
      '<a href="/blog"><strong>f</strong></a><hr><table><caption>g</caption><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td colspan="2">i</td></tr></tbody></table>';
    expect(safeHtml(text)).toBe(text);
  });
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
  { weight: 3, arbitrary: fc.constantFrom('a', ' b ', '\n', '&nbsp;', '<', '&', PICTURE) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('<a href="https://x.test">', '<th scope="x" colspan="0">'),
  },
);
const text = fc.array(piece, { minLength: 1, maxLength: 40 }).map((pieces) => pieces.join(''));

describe('for any input', () => {
  it('the output is valid HTML, parsed by a browser as it was written', { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(text, async (sent) => {
        const shown = safeHtml(sent);
        expect(await htmlFaults(page(shown))).toEqual([]);
        expect(serialize(parseFragment(shown))).toBe(shown);
      }),
      { numRuns: 150 },
    ),
  );

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

  it('parsing is fast, however deep the nesting', () => {
    for (const tag of ['b', 'a', 'ul', 'table', 'blockquote', 'b><p']) {
      expect(safeHtml(`<${tag}>`.repeat(2_000).concat('x'))).toContain('x');
    }
  });
});
