import { beforeAll, describe, expect, it } from 'vitest';
import { beginProcess } from '../../../fixtures/fresh-process.ts';

let safeHtml: typeof import('@/lib/panel/values/safe-html').safeHtml;

beforeAll(async () => {
  beginProcess({ PANEL_URL: 'https://panel.test', STORAGE_URL: 'https://files.test/s' });
  ({ safeHtml } = await import('@/lib/panel/values/safe-html'));
});

describe('preserves formatting', () => {
  it.each([
    ['titles', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
    ['lists', '<ul><li>a</li><li>b</li></ul><ol start="3"><li>c</li></ol>'],
    ['numbers of items', '<ol><li value="3">a</li><li value="-1">b</li></ol>'],
    ['blocks', '<blockquote>a</blockquote><hr /><pre>b</pre>'],
    ['type', '<p><strong>a</strong><b>b</b><em>c</em><i>d</i><u>e</u><s>f</s></p>'],
    ['small type', '<p><sub>a</sub><sup>b</sup><small>c</small><code>d</code></p>'],
    ['a line break and an abbreviation', '<p>a<br /><abbr title="b">c</abbr></p>'],
    [
      'a table',
      '<table><caption>a</caption><thead><tr><th colspan="2" scope="colgroup">b</th></tr></thead><tbody><tr><th rowspan="12" scope="row">c</th><td colspan="3" rowspan="100">d</td></tr><tr><td>e</td></tr></tbody><tbody><tr><td>f</td></tr></tbody></table>',
    ],
    [
      'a table in a cell',
      '<table><tr><td>a<table><tr><td>b</td></tr></table></td><td>c</td></tr></table>',
    ],
  ])('%s', (_what, text) => {
    expect(safeHtml(text)).toBe(text);
  });

  it('a table in another, but outside of its cells, as a block', () => {
    expect(safeHtml('<table><tr><td>a</td></tr><table><tr><td>b')).toBe(
      '<table><tr><td>a</td></tr><div><tr><td>b</td></tr></div></table>',
    );
  });

  it('a figure with its caption', () => {
    const figure = '<figure><img src="/storage/desktop/a.jpg"><figcaption>b</figcaption></figure>';
    expect(safeHtml(figure)).toMatch(/^<figure><img [^>]+><figcaption>b<\/figcaption><\/figure>$/);
  });
});

describe('drops empty elements', () => {
  it.each([
    ['a paragraph', '<p>a</p><p><br></p>', '<p>a</p>'],
    ['a paragraph with a space', '<p>a</p><p> <br></p>', '<p>a</p>'],
    ['a figure', '<p>a</p><figure><br></figure>', '<p>a</p>'],
    ['a link', '<p>a<a href="#"><br></a></p>', '<p>a</p>'],
  ])('%s', (_what, sent, shown) => {
    expect(safeHtml(sent)).toBe(shown);
  });
});

describe('the value of an attribute', () => {
  const cell = (attributes: string) =>
    `<table><tbody><tr><th${attributes}>a</th></tr></tbody></table>`;
  const list = (attributes: string) => `<ol${attributes}><li>a</li></ol>`;

  it.each([' start="1"', ' start="-12"', ' start="123456"'])('may be%s', (attributes) => {
    expect(safeHtml(list(attributes))).toBe(list(attributes));
  });

  it.each([' start="x1"', ' start="1x"', ' start="1234567"', ' start=""', ' type="a"'])(
    'may not be%s',
    (attributes) => {
      expect(safeHtml(list(attributes))).toBe(list(''));
    },
  );

  it.each([' scope="row"', ' scope="col"', ' scope="rowgroup"', ' colspan="999"'])(
    'may be%s',
    (attributes) => {
      expect(safeHtml(cell(attributes))).toBe(cell(attributes));
    },
  );

  it.each([
    ...[' scope="xrow"', ' scope="rowx"', ' scope="group"', ' colspan="0"', ' colspan="1000"'],
    ...[' colspan="x1"', ' colspan="1x"', ' rowspan=""'],
  ])('may not be%s', (attributes) => {
    expect(safeHtml(cell(attributes))).toBe(cell(''));
  });
});
