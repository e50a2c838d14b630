import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  INTEGRATION_API_KEY,
  INTEGRATION_SALT,
  PANEL_API_KEY,
  PANEL_SALT,
} from '../demo-panel/credentials.ts';
import { startPanel } from '../demo-panel/start.ts';
import { startSite } from '../fixtures/site-process.ts';
import { visit } from '../server/visit.ts';

const STATIC = path.resolve(import.meta.dirname, '../../.next/static');
const CREDENTIALS = [PANEL_SALT, PANEL_API_KEY, INTEGRATION_SALT, INTEGRATION_API_KEY];
const PAGES = ['', '/modelos', '/modelos?letter=a', '/favoritos', '/seja-um-modelo', '/sobre'];
const MORE = ['/contato', '/blog', '/privacidade', '/nope', '/modelos/999999/x'];

/** A proxy between the site and the back office that records the bearer tokens. */
async function listenTo(target: string) {
  const bearers = new Set<string>();
  const server = createServer((incoming, outgoing) => {
    const { headers, method, url } = incoming;
    if (headers.authorization) bearers.add(headers.authorization.replace(/^Bearer /, ''));
    const passed = forward(target + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, bearers, close: () => server.close() };
}

test('no token, salt or key is in the files of the browser, in any page or in the log', async () => {
  const panel = await startPanel({ pictures: 'plain' });
  const ear = await listenTo(panel.url);
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
  ear.close();
  await panel.close();

  expect(ear.bearers.size).toBe(2);
  for (const secret of [...CREDENTIALS, ...ear.bearers]) {
    expect(texts.some((text) => text.includes(secret))).toBe(false);
  }
});
