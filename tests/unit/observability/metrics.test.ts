import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

async function fresh(variables: Record<string, string> = {}) {
  beginProcess(variables);
  const { count } = await import('@/lib/process/counts');
  const { metrics } = await import('@/lib/observability/metrics');
  const linesOf = async (name: string) => {
    const text = await metrics().register.metrics();
    return text.split('\n').filter((line) => line.startsWith(name));
  };
  return { count, metrics, linesOf };
}

it('what is counted is reported unchanged, however often the metrics are read', async () => {
  const { count, linesOf } = await fresh();
  expect(await linesOf('vitrine_refusals')).toEqual([]);
  for (const kind of ['one', 'one', 'two']) count('refusals', kind);
  for (let time = 0; time < 2; time += 1) {
    expect(await linesOf('vitrine_refusals')).toEqual([
      'vitrine_refusals_total{kind="one"} 2',
      'vitrine_refusals_total{kind="two"} 1',
    ]);
  }
});

it('each metric says what it is, and those of the process are among them', async () => {
  const { linesOf } = await fresh();
  const own = (await linesOf('# HELP vitrine_')).map((line) => line.split(' ').slice(2));
  expect(own).toHaveLength(18);
  for (const [, ...words] of own) expect(words.length).toBeGreaterThan(3);
  expect(await linesOf('process_cpu_seconds_total')).toHaveLength(1);
});

it('each metric is in the list of metrics', async () => {
  const { linesOf } = await fresh();
  const [, doc = ''] = readFileSync('docs/watching.md', 'utf8').split('\n## Metrics\n');
  const [list = ''] = doc.split('\n## ');
  const own = (await linesOf('# TYPE vitrine_')).map((line) => line.split(' ')[2]);
  expect(list.match(/(?<=^- `)vitrine_\w+(?=`)/gm)?.sort()).toEqual(own.sort());
});

it('times of answers and of calls fall into buckets', async () => {
  const { metrics, linesOf } = await fresh();
  metrics().requestSeconds.observe({ route: 'home' }, 0.3);
  metrics().upstreamSeconds.observe({ service: 'panel', outcome: 'ok' }, 0.3);
  const bucketsOf = async (name: string) =>
    (await linesOf(`${name}_bucket`)).map((line) => /le="(.+?)".* (\d)$/.exec(line)?.slice(1));
  const full = (limits: number[]) =>
    limits.map((limit) => [String(limit), limit < 0.3 ? '0' : '1']);
  expect(await bucketsOf('vitrine_request_seconds')).toEqual([
    ...full([0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10, 30]),
    ['+Inf', '1'],
  ]);
  expect(await bucketsOf('vitrine_upstream_seconds')).toEqual([
    ...full([0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]),
    ['+Inf', '1'],
  ]);
});

it('a topic without cached answers is no longer reported', async () => {
  const readAges = vi.fn<() => Record<string, number>>();
  vi.doMock('@/lib/panel/read-entries', () => ({ readAges }));
  onTestFinished(() => void vi.doUnmock('@/lib/panel/read-entries'));
  const WATCH_TOKEN = 'a token that only the agency knows';
  await fresh({ WATCH_TOKEN });
  const { GET } = await import('@/app/api/metrics/route');
  const ask = (token: string) =>
    GET(
      new Request('http://site.test/api/metrics', {
        headers: { authorization: `Bearer ${token}` },
      }),
    );
  const ages = async () => (await (await ask(WATCH_TOKEN)).text()).match(/^vitrine_read_age.+$/gm);
  readAges.mockReturnValueOnce({ talents: 7, posts: 9 }).mockReturnValueOnce({ talents: 8 });
  expect(await ages()).toEqual([
    'vitrine_read_age_seconds{topic="talents"} 7',
    'vitrine_read_age_seconds{topic="posts"} 9',
  ]);
  expect(await ages()).toEqual(['vitrine_read_age_seconds{topic="talents"} 8']);
  const refused = await ask('another token');
  expect([refused.status, await refused.text()]).toEqual([404, '']);
});

it.each([
  ['off', []],
  ['up', ['vitrine_redis_up 1']],
  ['down', ['vitrine_redis_up 0']],
])('Redis that is %s is reported as %j', async (state, lines) => {
  vi.doMock('@/lib/cache/redis', () => ({ redisState: () => state }));
  onTestFinished(() => void vi.doUnmock('@/lib/cache/redis'));
  expect(await (await fresh()).linesOf('vitrine_redis_up')).toEqual(lines);
});
