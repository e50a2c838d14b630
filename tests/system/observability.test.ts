import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { WATCH_TOKEN } from '../fixtures/servers.ts';
import { untilWarm } from '../fixtures/site-process.ts';
import { serversOfFile, visit } from '../server/visit.ts';

const servers = serversOfFile({ WATCH_TOKEN, TRUSTED_PROXY_HOPS: '1' });
afterEach(() => servers.panel.clearFaults());
const watcher = { headers: { authorization: `Bearer ${WATCH_TOKEN}` } };

/** The parsed lines of a log. Throws for a line that is not JSON. */
function lines(
  log: string,
): { level: string; time: string; msg: string; [more: string]: unknown }[] {
  return log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
}

test('metrics need the token, and name no visitor', async () => {
  const { panel, site } = servers;
  await untilWarm(site, '/api/roster?view=models');
  await visit(`${site.url}/modelos`);
  await visit(`${site.url}/modelos`);
  await visit(`${site.url}/modelos?q=Stranger`);
  await visit(`${site.url}/maria-da-silva`);
  await visit(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { accept: 'application/json', 'sec-fetch-site': 'same-origin' },
    body: '{}',
  });
  const left = await visit(`${site.url}/api/visits`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: '{"route":"roster","device":"mobile","lcp":1800}',
  });
  expect([left.status, left.headers.get('cache-control')]).toEqual([204, 'no-store']);
  panel.fail({ kind: 'status', status: 500, route: '/api/slides' });
  await visit(site.url);

  expect((await visit(`${site.url}/api/metrics`)).status).toBe(404);
  const { body, headers } = await visit(`${site.url}/api/metrics`, watcher);
  expect(headers.get('cache-control')).toBe('no-store');
  for (const line of [
    /^vitrine_requests_total\{route="roster",status="200"\} 3$/m,
    /^vitrine_requests_total\{route="not-found",status="404"\} 1$/m,
    /^vitrine_requests_total\{route="home",status="503"\} 1$/m,
    /^vitrine_request_seconds_count\{route="roster"\} 3$/m,
    /^vitrine_page_cache_total\{kind="direct"\} [1-9]/m,
    /^vitrine_largest_contentful_paint_seconds_sum\{route="roster",device="mobile"\} 1\.8$/m,
    /^vitrine_refusals_total\{kind="[\w-]+"\} 1$/m,
    /^vitrine_upstream_seconds_count\{service="panel",outcome="HTTP_500"\} [1-9]/m,
    /^vitrine_read_age_seconds\{topic="talents"\} \d/m,
    /^nodejs_eventloop_lag_seconds [\d.]/m,
    /^process_resident_memory_bytes \d{8}/m,
  ]) {
    expect(body).toMatch(line);
  }
  expect(body).not.toMatch(/silva|Stranger|127\.0\.0\.1/);

  const [, page = ''] = readFileSync('docs/watching.md', 'utf8').split('\n## Alarms\n');
  const [alarms = ''] = page.split('\n## ');
  const watched = new Set(alarms.match(/`(vitrine|process|nodejs)_\w+/g));
  expect(watched.size).toBeGreaterThan(7);
  // A histogram has one help text for its series.
  const helped = [...watched].map((name) => name.slice(1).replace(/_count$/, ''));
  for (const name of helped) expect(body).toContain(`# HELP ${name} `);
});

const PERSON = {
  name: 'Ana Paula Quirino',
  email: 'ana@quirino.example',
  phone: '+55 11 98765-4321',
};

test('a form that does not reach the panel is counted; the log is lines of JSON that name the request, and no person', async () => {
  const { panel, site } = servers;
  await visit(`${site.url}/contato`);
  panel.fail({ kind: 'status', status: 500 });
  const posted = await visit(`${site.url}/api/contact`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-request-id': 'request-of-this-test',
      'x-forwarded-for': '203.0.113.9',
    },
    body: JSON.stringify({
      ...PERSON,
      message: 'Hello',
      subject: 'x',
      website: '',
      filling_ms: 60_000,
    }),
  });
  expect(posted.status).toBe(502);
  const { body: metrics } = await visit(`${site.url}/api/metrics`, watcher);
  expect(metrics).toMatch(/^vitrine_refusals_total\{kind="not-sent"\} 1$/m);
  await visit(`${site.url}/favoritos?q=${encodeURIComponent(PERSON.name)}`);

  await expect.poll(() => lines(site.log()).length).toBeGreaterThan(1);
  const line = lines(site.log()).find(({ request }) => request === 'request-of-this-test');
  expect(line).toMatchObject({ level: 'warn', route: 'api/contact' });
  expect(line?.msg).toContain('/api/contact/pt');
  expect(Number.isNaN(Date.parse(line?.time ?? ''))).toBe(false);
  expect(site.log()).not.toMatch(/quirino|Ana Paula|98765|203\.0\.113/i);
});

test('pages beyond the limit are counted, and one in a hundred is logged without the address', async () => {
  const { site } = servers;
  const from = { 'x-forwarded-for': '203.0.113.99' };
  const ask = () => visit(`${site.url}/favoritos?ids=1`, { headers: from });
  const answers = await Promise.all(Array.from({ length: 60 }, ask));
  expect(answers.map(({ status }) => status)).toContain(429);
  const { body } = await visit(`${site.url}/api/metrics`, watcher);
  expect(body).toMatch(/^vitrine_limited_pages_total\{kind="favorites"\} [1-9]/m);
  await expect.poll(site.log).toMatch(/"msg":"Limited, one line in 100: favorites \(1\)"/);
  expect(site.log()).not.toMatch(/203\.0\.113/);
});
