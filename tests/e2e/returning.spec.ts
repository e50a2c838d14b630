import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './test.ts';

const MONTH = 30 * 24 * 60 * 60_000;

test('a page is asked for at each navigation, however long it has not changed', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
  const asked: string[] = [];
  // The site, as if its pages had not changed for a month.
  const old = createServer(({ url = '', headers }, response) => {
    asked.push(url);
    const sent = { ...headers, host: new URL(baseURL ?? '').host };
    request(new URL(url, baseURL), { headers: sent }, (answer) => {
      const changed = new Date(Date.now() - MONTH).toUTCString();
      const modified = answer.headers['last-modified'] && { 'last-modified': changed };
      response.writeHead(answer.statusCode ?? 0, { ...answer.headers, ...modified });
      answer.pipe(response);
    }).end();
  }).listen(0, '127.0.0.1');
  await once(old, 'listening');
  const origin = `http://127.0.0.1:${(old.address() as AddressInfo).port}`;
  const page = await browser.newPage();
  for (const path of ['/en/privacy', '/en/about', '/en/privacy']) await page.goto(origin + path);
  expect(asked.filter((url) => url === '/en/privacy')).toHaveLength(2);
  await page.close();
  old.closeAllConnections();
  old.close();
});
