import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';

const VISIT = { route: 'roster', device: 'mobile', lcp: 1_800, inp: 90, cls: 0.02 };
const OWN = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '192.0.2.1' };

let POST: (request: Request, context: undefined) => Promise<Response>;
let lines: () => Promise<string[]>;
const logged = vi.fn();

beforeEach(async () => {
  const url = 'http://services.test';
  beginProcess({ PANEL_URL: url, INTEGRATION_URL: url, SITE_URL: 'http://site.test' });
  ({ POST } = await import('@/app/api/visits/route'));
  const { metrics } = await import('@/lib/observability/metrics');
  lines = async () => {
    const text = await metrics().register.metrics();
    return text
      .split('\n')
      .filter((line) => /^vitrine_(largest|interaction|cumulative)/.test(line));
  };
  for (const way of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, way).mockImplementation(logged);
  }
});
afterEach(() => {
  // Outside of a server each test logs once that connections are unknown.
  const lines = logged.mock.calls.flat().filter((line) => !/Requests are not followed/.test(line));
  logged.mockClear();
  expect(lines).toEqual([]);
  vi.restoreAllMocks();
});

function leave(body: BodyInit | null, headers: Record<string, string> = {}) {
  return POST(
    new Request('http://site.test/api/visits', {
      method: 'POST',
      headers: { ...OWN, ...headers },
      body,
      duplex: 'half',
    } as RequestInit),
    undefined,
  );
}

const sums = async () => (await lines()).filter((line) => /_(sum|count)\{/.test(line));

it('adds the values of a beacon to three histograms, by page and device', async () => {
  const answer = await leave(JSON.stringify(VISIT));
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
    ...[204, 'no-store', ''],
  ]);
  const labels = '{route="roster",device="mobile"}';
  expect(await sums()).toEqual([
    `vitrine_largest_contentful_paint_seconds_sum${labels} 1.8`,
    `vitrine_largest_contentful_paint_seconds_count${labels} 1`,
    `vitrine_interaction_to_next_paint_seconds_sum${labels} 0.09`,
    `vitrine_interaction_to_next_paint_seconds_count${labels} 1`,
    `vitrine_cumulative_layout_shift_score_sum${labels} 0.02`,
    `vitrine_cumulative_layout_shift_score_count${labels} 1`,
  ]);
});

it('a metric that the browser does not measure is not counted as 0', async () => {
  expect((await leave('{"route":"home","device":"desktop","cls":0}')).status).toBe(204);
  expect(await sums()).toEqual([
    'vitrine_cumulative_layout_shift_score_sum{route="home",device="desktop"} 0',
    'vitrine_cumulative_layout_shift_score_count{route="home",device="desktop"} 1',
  ]);
});

it.each<Record<string, string>>([{ dnt: '1' }, { 'sec-gpc': '1' }, { 'save-data': 'on' }])(
  'a visitor who sends %j is not counted',
  async (headers) => {
    expect((await leave(JSON.stringify(VISIT), headers)).status).toBe(204);
    expect(await lines()).toEqual([]);
  },
);

it.each([
  ['an address for a route', { ...VISIT, route: '/modelos/1208/ana-paula' }],
  ['a route of no page', { ...VISIT, route: 'api/roster' }],
  ['another device', { ...VISIT, device: 'Pixel 7' }],
  ['a negative time', { ...VISIT, lcp: -1 }],
  ['a time that no page takes', { ...VISIT, inp: 1e300 }],
  ['a text for a number', { ...VISIT, cls: '0.1' }],
  ['more than is asked for', { ...VISIT, visitor: 'ana' }],
  ['a list', [VISIT]],
  ['nothing', null],
])('%s is refused and not counted', async (_, body) => {
  const answer = await leave(JSON.stringify(body));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store']);
  expect(await lines()).toEqual([]);
});

it.each(['', '{"route":', '\u0000'])('%j is not a visit', async (body) => {
  expect((await leave(body)).status).toBe(400);
});

it('reads little more than 1 KB of a body, whatever its length says', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(512).fill(32));
    },
  });
  expect((await leave(endless)).status).toBe(413);
  expect(sent).toBeLessThan(10);
  expect((await leave(`${JSON.stringify(VISIT)}${' '.repeat(1024)}`)).status).toBe(413);
  expect(await lines()).toEqual([]);
});

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': '', origin: 'https://elsewhere.test' },
  { 'sec-fetch-site': '' },
])('a cross-site beacon is refused: %j', async (headers) => {
  expect((await leave(JSON.stringify(VISIT), headers)).status).toBe(403);
  expect(await lines()).toEqual([]);
});

it('the rate limit is 120 per minute and client', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 121; time += 1) {
    statuses.push((await leave(JSON.stringify(VISIT))).status);
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(120);
  const refused = await leave(JSON.stringify(VISIT));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = await leave(JSON.stringify(VISIT), { 'x-forwarded-for': '192.0.2.2' });
  expect(other.status).toBe(204);
});
