import { expect, test } from 'vitest';
import pt from '@/messages/pt.json';
import { visitShared } from './visit.ts';

/** The data that React gets with a page, row by row, as its own text. */
function dataOf(page: string): string {
  const calls = page.matchAll(/self\.__next_f\.push\((\[1,.*?\])\)<\/script>/gs);
  return Array.from(calls, ([, call = '']) => JSON.parse(call)[1]).join('');
}

const PAGES = ['/', '/modelos', '/en/about', '/seja-um-modelo', '/favoritos'];

test.each(PAGES)(
  '%s has the header, drawer and footer once as elements, in the HTML',
  async (path) => {
    const { body } = await visitShared(path);
    for (const tag of ['header', 'footer', 'dialog']) {
      expect(body.split(`<${tag} `).length).toBe(path === '/' && tag === 'dialog' ? 3 : 2);
    }
    const data = dataOf(body);
    expect(data).toContain('"OfflineNotice"');
    expect(data).not.toMatch(/\["\$","(header|footer|address)"/);
    expect(data).not.toContain('@container/header');
  },
);

test('what tells of a part that does not load has its text and the label of its button', async () => {
  const { partLost: lost, retry } = pt.errors;
  const data = dataOf((await visitShared('/modelos')).body);
  expect(data).toContain(`"texts":${JSON.stringify({ lost, retry })}`);
});

test.each(PAGES)('%s does not contain Next’s default not-found message', async (path) => {
  expect((await visitShared(path)).body).not.toContain('could not be found');
});

test('the data of the frame have each path of the menu twice, for the header and for the footer', async () => {
  const { body } = await visitShared('/es/privacidad');
  const data = dataOf(body);
  const menu = body.slice(body.indexOf('<header'), body.indexOf('<dialog'));
  const paths = Array.from(menu.matchAll(/href="(\/es\/[^"]+)"/g), ([, href = '']) => href);
  // The page itself is what its own language leads to as well.
  const others = paths.filter((path) => path !== '/es/privacidad');
  expect(others.length).toBeGreaterThan(8);
  for (const path of others) expect(data.split(`"${path}"`).length - 1, path).toBeLessThan(3);
  // What else the rows of the frame could grow by: elements, class names, shapes of icons.
  const rows = data.split('\n').filter((row) => row.includes(`"${others[0]}"`));
  const { length } = rows.join('').replace(/"__html":"(?:[^"\\]|\\.)*"/g, '');
  expect(length).toBeLessThan(5_400);
});
