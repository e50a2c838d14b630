import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  INTEGRATION_API_KEY,
  INTEGRATION_SALT,
  PANEL_API_KEY,
  PANEL_SALT,
} from '../demo-panel/credentials.ts';
import { startPanel } from '../demo-panel/start.ts';
import { startChangedPanel } from '../fixtures/changed-panel.ts';
import { startSite } from '../fixtures/site-process.ts';
import { visit } from '../server/visit.ts';

const STATIC = path.resolve(import.meta.dirname, '../../.next/static');
const CREDENTIALS = [PANEL_SALT, PANEL_API_KEY, INTEGRATION_SALT, INTEGRATION_API_KEY];
const PAGES = ['', '/modelos', '/modelos?letter=a', '/favoritos', '/seja-um-modelo', '/sobre'];
const MORE = ['/contato', '/blog', '/privacidade', '/nope', '/modelos/999999/x'];

test('no token, salt or key is in the files of the browser, in any page or in the log', async () => {
  const panel = await startPanel({ pictures: 'plain' });
  const bearers = new Set<string>();
  const ear = await startChangedPanel(panel.url, (_path, body) => {
    const { access_token, data } = body as { access_token?: string; data?: { token?: string } };
    for (const one of [access_token, data?.token]) if (one) bearers.add(one);
    return body;
  });
  const site = await startSite(ear.url);
  const texts = readdirSync(STATIC, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(path.join(file.parentPath, file.name), 'latin1'));
  expect(texts.length).toBeGreaterThan(5);

  const { body: list } = await visit(`${site.url}/modelos`);
  const profile = /href="(\/modelos\/\d+\/[a-z-]+)"/.exec(list)?.[1];
  if (!profile) throw new Error('The list names no profile.');
  for (const page of [...PAGES, ...MORE, profile]) {
    texts.push((await visit(`${site.url}${page}`)).body);
    texts.push((await visit(`${site.url}${page}`, { headers: { RSC: '1' } })).body);
  }
  texts.push(site.log());
  await site.stop();
  await ear.close();
  await panel.close();

  expect(bearers.size).toBe(2);
  for (const secret of [...CREDENTIALS, ...bearers]) {
    expect(texts.some((text) => text.includes(secret))).toBe(false);
  }
});
