import { expect, it } from 'vitest';
import { completedAddress, webAddress } from '@/lib/panel/values/web-address';

it.each([
  ['https://example.com/x', 'https://example.com/x'],
  ['http://example.com', 'http://example.com'],
  ['www.instagram.com/x', 'https://www.instagram.com/x'],
  ['//instagram.com/x', 'https://instagram.com/x'],
  ['instagram.com/x?a=1&amp;b=2', 'https://instagram.com/x?a=1&b=2'],
  [' \u200bhttps://example.com ', 'https://example.com'],
  ...['javascript:alert(1)', 'xhttp://example.com', 'httpx://example.com', 'data:text/html,x'].map(
    (none): [string, null] => [none, null],
  ),
  ...[
    '@x',
    'x',
    '',
    '/x',
    '//x',
    'mailto:a@b.test',
    'a@b.test',
    `https://x.test/${'x'.repeat(2_000)}`,
  ].map((none): [string, null] => [none, null]),
])('%j is read as %j', (sent, read) => expect(webAddress.safeParse(sent).data ?? null).toBe(read));

it.each([
  ['www.exemplo.com.br', 'https://www.exemplo.com.br'],
  ['//www.exemplo.com.br/a', 'https://www.exemplo.com.br/a'],
  [' exemplo.com:8080/a ', 'https://exemplo.com:8080/a'],
  ['ana@exemplo.com', 'mailto:ana@exemplo.com'],
  ['#nota', '#nota'],
  ['/pt/contato', '/pt/contato'],
  ['tel:+551130620100', 'tel:+551130620100'],
  ...['pagina.html', 'foto.jpg', 'contato', './contato', '../x', '?a=1', 'http//x.test'].map(
    (none): [string, null] => [none, null],
  ),
])('a link to %j leads to %j', (typed, href) => expect(completedAddress(typed)).toBe(href));
