import { beforeAll, describe, expect, it } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let safeHtml: typeof import('@/lib/panel/html').safeHtml;

beforeAll(async () => {
  beginProcess({ PANEL_URL: 'https://panel.test' });
  ({ safeHtml } = await import('@/lib/panel/html'));
});

describe('valid nesting is preserved', () => {
  it.each([
    ['a link in a paragraph', '<p><a href="#">a</a></p>'],
    ['a link in bold', '<p><strong><a href="#">a</a></strong></p>'],
    ['a link around a paragraph', '<a href="#"><p>a</p></a>'],
    ['lines of preformatted text', '<pre>a\nb</pre>'],
    ['empty cells', '<table><tbody><tr><th></th><td></td></tr></tbody></table>'],
  ])('%s', (_what, text) => {
    expect(safeHtml(text)).toBe(text);
  });
});

describe('invalid nesting is repaired', () => {
  it.each([
    ['bold type without words', '<p>a<b> </b>c</p>', '<p>a c</p>'],
    ['a block without words', '<blockquote> </blockquote>', ''],
    ['a block in a block without words', '<blockquote><blockquote> </blockquote></blockquote>', ''],
    ['a list in a smaller title', '<h3>a<ul><li>b</li></ul></h3>', '<h3>ab  </h3>'],
    [
      'lists in the words of a table',
      '<table><caption>a<ul><li>b</li></ul></caption><tbody><tr><th>c<ul><li>d</li></ul></th></tr></tbody></table>',
      '<table><caption>ab  </caption><tbody><tr><th>cd  </th></tr></tbody></table>',
    ],
    ['preformatted text that is a line break alone', '<pre>\n</pre>', ''],
    ['empty lines before preformatted text', '<pre>\n\n\na\nb</pre>', '<pre>a\nb</pre>'],
    [
      'a paragraph in a link in bold',
      '<strong><a href="#"><p>a</p></a></strong>',
      '<a href="#"><p>a</p></a>',
    ],
    [
      'words and a title in a link',
      '<abbr><a href="#">b<h2>a</h2></a></abbr>',
      '<a href="#">b<h2>a</h2></a>',
    ],
    [
      'line breaks between the parts of a table',
      '<table>\n<tbody>\n<tr>\n<td>a</td>\n</tr>\n</tbody>\n</table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    [
      'a second caption of a table',
      '<table><caption>a</caption><caption>b</caption><tbody><tr><td>c</td></tr></tbody></table>',
      '<table><caption>a</caption><tbody><tr><td>c</td></tr></tbody></table>',
    ],
  ])('%s', (_what, sent, shown) => {
    expect(safeHtml(sent)).toBe(shown);
  });
});

it('a picture may be placed among words', () => {
  expect(safeHtml('<p>a<img src="/storage/desktop/a.jpg">b</p>')).toMatch(
    /^<p>a<img [^>]+>b<\/p>$/,
  );
});
