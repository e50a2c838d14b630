import { beforeAll, expect, it } from 'vitest';
import { pictureUrl } from '@/lib/media/pictures';
import { isPictureUrl } from '@/lib/media/storage-path';
import { beginProcess } from '../../../fixtures/fresh-process.ts';

let path: typeof import('@/lib/panel/values/path').path;

beforeAll(async () => {
  const variables = { STORAGE_URL: 'https://files.test/s', SITE_URL: 'https://site.test' };
  beginProcess({ PANEL_URL: 'https://panel.test', ...variables });
  ({ path } = await import('@/lib/panel/values/path'));
});

it.each([
  ['talents/12/cover.jpg', 'talents/12/cover.jpg'],
  [' /talents/1/a.jpg ', 'talents/1/a.jpg'],
  ['talents/1/look #3.jpg', 'talents/1/look #3.jpg'],
  ['talents/1/100%.jpg', 'talents/1/100%.jpg'],
  ['a/100%25.jpg', 'a/100%.jpg'],
  ['b.jpg?v=1700', 'b.jpg'],
  ['b.JPG#top', 'b.JPG'],
  ['film.mp4?t=b.jpg', 'film.mp4'],
  ['talents//1/b.jpg', 'talents/1/b.jpg'],
  ['./talents/./1/b.jpg', 'talents/1/b.jpg'],
  ['talents\\1\\b.jpg', 'talents/1/b.jpg'],
  ['foto%201.jpg', 'foto 1.jpg'],
  ['foto%25201.jpg', 'foto 1.jpg'],
  ['ver%C3%A3o.jpg', 'verão.jpg'],
  ['https://files.test/s/desktop/a%20b.jpg?v=2', 'a b.jpg'],
  ['//files.test/s/mobile/a.jpg', 'a.jpg'],
  ['https://site.test/storage/desktop/a.jpg', 'a.jpg'],
  ['/storage/mobile/a.jpg', 'a.jpg'],
])('%j is read as %j, which the optimizer takes', (sent, read) => {
  expect(path.parse(sent)).toBe(read);
  expect(path.parse(read)).toBe(read);
  const url = new URL(pictureUrl('desktop', read, 828), 'https://site.test');
  expect(isPictureUrl(url)).toBe(true);
});

it.each([
  ...['', ' ', '/', '../a.jpg', 'a/../../b.jpg', '%2e%2e/b.jpg', '%252e%252e/b.jpg', '..\\b.jpg'],
  ...['https://evil.test/a.jpg', 'http://169.254.169.254/latest', '//evil.test/a.jpg'],
  ...['javascript:alert(1)', 'data:image/png;base64,AA', 'a\u0000.jpg', 'a%00.jpg', 'a\n.jpg'],
  ...['https://files.test/secret/a.jpg', 'https://files.test/s/desktop/../../a.jpg', 'por que?.x'],
  ...['a\ud83d.jpg', 'x'.repeat(501)],
])('%j is no path', (sent) => expect(path.safeParse(sent).success).toBe(false));

it.each(['%2e%2e/a.jpg', '100%41.jpg', 'a%2Fb.jpg'])(
  'an address with an escaped escape (%s) is no picture of the site',
  (twice) => {
    const url = new URL(pictureUrl('desktop', twice, 828), 'https://site.test');
    expect(isPictureUrl(url)).toBe(false);
  },
);
