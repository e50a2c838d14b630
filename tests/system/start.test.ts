import { expect, test } from 'vitest';
import { startSite } from '../fixtures/site-process.ts';
import { ownServers, serversOfFile, visit } from '../server/visit.ts';

const OPENED = 'Listening on';

test.each([
  [
    { PANEL_URL: '', INTEGRATION_SALT: ' ' },
    ['PANEL_URL is missing', 'INTEGRATION_SALT is missing'],
  ],
  [{ INTEGRATION_URL: 'ftp://x' }, ['INTEGRATION_URL is not an http(s) URL']],
  [{ TRUSTED_PROXY_HOPS: 'two' }, ['TRUSTED_PROXY_HOPS is not a number of proxies']],
  [{ POLICY_REPORT_URL: 'http://x' }, ['POLICY_REPORT_URL is not an https URL']],
])('an environment with %o stops the server before it opens its port', async (fault, words) => {
  const started = startSite('http://127.0.0.1:9', fault).then(
    (site) => site.stop().then(() => 'it serves'),
    (error: Error) => error.message,
  );
  const log = await started;
  expect(log).not.toContain(OPENED);
  const line = log.trim().split('\n').at(-1);
  for (const word of words) expect(line).toContain(word);
});

const servers = serversOfFile();

test('a complete environment lets it open its port', () => {
  expect(servers.site.log()).toContain(OPENED);
});

const WARNING = /TRUSTED_PROXY_HOPS is 0/g;

test('a proxy that is not configured is reported once', async () => {
  const { site } = servers;
  await visit(`${site.url}/favoritos`);
  expect(site.log()).not.toMatch(WARNING);
  for (const header of ['x-forwarded-for', 'x-forwarded-for', 'forwarded']) {
    await visit(`${site.url}/favoritos`, { headers: { [header]: '192.0.2.1' } });
  }
  expect(site.log().match(WARNING)).toHaveLength(1);
});

test('a trusted proxy is not reported', async () => {
  const { site } = await ownServers({ TRUSTED_PROXY_HOPS: '1' });
  await visit(`${site.url}/favoritos`, { headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(site.log()).not.toMatch(WARNING);
});
