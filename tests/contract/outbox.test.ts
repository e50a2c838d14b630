import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Store } from '../demo-panel/store.ts';
import { standInWithClient } from '../fixtures/panel-client.ts';

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'outbox-test-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

const PICTURE = { field: 'image_1', name: 'a.jpg', type: 'image/jpeg', content: Buffer.alloc(900) };
const idsIn = (store: Store) => store.entries().map(({ id }) => id);

it('what was posted is read again after a restart, with its pictures', () => {
  const dir = folder();
  const first = new Store(dir);
  expect(first.keep('get-scouted', 'a', { name: 'Zoë' }, [PICTURE])).toBe(1);
  const [entry] = first.entries();
  first.close();
  const second = new Store(dir);
  expect(second.entries()).toEqual([entry]);
  expect(second.file(1, 'image_1')?.content).toEqual(PICTURE.content);
  expect(second.keep('get-scouted', 'a', {}, [])).toBe(1);
  expect(second.keep('contact', 'a', {}, [])).toBe(2);
});

it.each([
  ['number', { posts: 2, bytes: 1e6 }],
  ['size', { posts: 99, bytes: 3_000 }],
])('the oldest posts beyond a %s are deleted, also on disk', (_what, limits) => {
  const dir = folder();
  const store = new Store(dir, limits);
  for (const key of ['a', 'b', 'c']) store.keep('get-scouted', key, {}, [PICTURE]);
  expect(idsIn(store)).toEqual([2, 3]);
  expect(readdirSync(dir).sort()).toEqual(['2.json', '3.json']);
  expect([store.entry(1), store.file(1, 'image_1')]).toEqual([null, null]);
});

it('the newest post stays, whatever its size', () => {
  const store = new Store(folder(), { posts: 99, bytes: 10 });
  store.keep('contact', 'a', {}, []);
  store.keep('contact', 'b', {}, []);
  expect(idsIn(store)).toEqual([2]);
});

it('the page of a post shows what arrived, as text', async () => {
  const { client, panel } = await standInWithClient({ talents: 2 });
  const phone = '+55 11 99999-0000';
  const message = { name: '<b>Zoë</b>', email: 'zoe@example.com', phone, subject: 'Olá' };
  await client.sendContact({ ...message, message: 'Linha um\nlinha dois' }, 'key');
  const read = async (path: string) => (await fetch(panel.url + path)).text();
  const list = await read('/outbox');
  expect(list).toContain('href="/outbox/1"');
  expect(list).toContain('&#60;b&#62;Zoë');
  const page = await read('/outbox/1');
  expect(page).toContain('Linha um\nlinha dois');
  expect(page).not.toContain('<b>Zoë');
  expect((await fetch(`${panel.url}/outbox/2`)).status).toBe(404);
});
