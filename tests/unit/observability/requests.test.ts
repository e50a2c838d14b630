import { EventEmitter } from 'node:events';
import { beforeAll, expect, it, vi } from 'vitest';
import type { RequestContext } from '@/lib/server/request-context';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { exchangeOf } from '../../fixtures/request-context.ts';

let watch: typeof import('@/lib/observability/log').watchRequest;

let counted: (route: string) => Promise<string[]>;

// The metrics are those of the process, so each test requests its own page.
beforeAll(async () => {
  beginProcess({});
  ({ watchRequest: watch } = await import('@/lib/observability/log'));
  const { metrics } = await import('@/lib/observability/metrics');
  counted = async (route) => {
    const lines = (await metrics().register.metrics()).split('\n');
    const ofRequests = /^vitrine_request(s_total|_seconds_(count|sum))/;
    return lines.filter((line) => ofRequests.test(line) && line.includes(`route="${route}"`));
  };
});

function arrive(url: string, headers: Record<string, string> = {}) {
  const { description } = exchangeOf({ url });
  const response = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: true });
  const context = { request: { headers }, response, description } as unknown as RequestContext;
  watch(context);
  return { response, id: context.id };
}

it('counts a response when it ends, by route and status', async () => {
  const { response } = arrive('/modelos?letter=a');
  expect(await counted('roster')).toEqual([]);
  response.emit('close');
  expect(await counted('roster')).toEqual([
    'vitrine_requests_total{route="roster",status="200"} 1',
    expect.stringMatching(/^vitrine_request_seconds_sum\{route="roster"\} 0\.\d+$/),
    'vitrine_request_seconds_count{route="roster"} 1',
  ]);
});

it('distinguishes visitors who left early from those who were answered', async () => {
  Object.assign(arrive('/contato').response, { writableFinished: false }).emit('close');
  expect(await counted('contact')).toContain(
    'vitrine_requests_total{route="contact",status="left"} 1',
  );
});

it('measures seconds', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const { response } = arrive('/sobre');
  now.mockReturnValue(1_400);
  response.emit('close');
  now.mockRestore();
  expect(await counted('about')).toContain('vitrine_request_seconds_sum{route="about"} 0.4');
});

const OWN = /^[\da-f]{8}-[\da-f-]{27}$/;

it.each<[string | undefined, string | RegExp]>([
  ['proxy-42', 'proxy-42'],
  ['0123_abcd-', '0123_abcd-'],
  [undefined, OWN],
  ['short', OWN],
  ['x'.repeat(65), OWN],
  ['name@mail.test', OWN],
  ['two words here', OWN],
  ['long-enough\nand more', OWN],
])('a valid request id from a proxy is used, any other is replaced: %j', (given, id) => {
  const own = arrive('/', given === undefined ? {} : { 'x-request-id': given }).id;
  if (typeof id === 'string') expect(own).toBe(id);
  else expect(own).toMatch(id);
});
