import { expect, test } from 'vitest';
import { readingMinutes } from '@/lib/blog/blog';

const words = (count: number) => Array.from({ length: count }, () => 'moda').join(' ');

test.each([
  ['nothing', '', 1],
  ['a line', '<p>Um dia de set</p>', 1],
  ['as many words as a minute has', `<p>${words(200)}</p>`, 1],
  ['one word more', `<p>${words(200)}</p><p>fim</p>`, 2],
  ['words that only tags part', `<ul>${'<li>a</li>'.repeat(401)}</ul>`, 3],
  ['what is not read', `<p class="${words(900)}">curto</p><script>${words(900)}</script>`, 1],
])('%s', (_what, html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});
