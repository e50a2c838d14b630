import autocannon from 'autocannon';
import { startNginx } from '../../../tests/fixtures/nginx.ts';
import { processorTime } from '../../../tests/fixtures/processor-time.ts';
import { withBareSite } from '../bare-site.ts';
import { alternating, median, ROUNDS, type Row, rounded } from '../figure.ts';
import { clientHeader, profilePaths, visit, visitAll, warm, withServers } from '../servers.ts';

/** Enough clients that none exceeds a limit of nginx, which believes their header as a CDN's. */
const CLIENTS = Array.from({ length: 512 }, (_, place) => ({
  headers: { ...clientHeader(place), 'accept-encoding': 'gzip', accept: 'text/html' },
}));

/** Sends requests over 16 connections. Throws when an answer is not 200. */
async function measured(url: string, options: Partial<autocannon.Options>) {
  const result = await autocannon({ url, connections: 16, requests: CLIENTS, ...options });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${url}: ${failed} of ${result.requests.total} requests failed`);
  return result;
}

/** Measures answers per second, as many as the server can. */
const throughput = (url: string) => async () =>
  (await measured(url, { duration: 5 })).requests.average;

/** Measures the slowest of a hundred answers (ms), at a hundred a second. */
const latency = (url: string) => async () => {
  // Few clients: autocannon prepares each request for each connection, and answers wait meanwhile.
  const requests = CLIENTS.slice(0, 16);
  return (await measured(url, { duration: 10, overallRate: 100, requests })).latency.p99;
};

const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en-US')}/s`;

export const cachedPage: Row = {
  number: 1,
  title: 'Cached pages of the process alone',
  measure: () =>
    withServers(({ site }) =>
      withBareSite(async (bare) => {
        const url = `${site.url}/modelos`;
        await warm(url);
        const reference = await bare.page('cached', url);
        const [own, least] = await alternating(throughput(url), throughput(reference));
        const what = `the cached roster (${perSecond(own)}), beside a bare page of equal bytes`;
        return [{ what, value: own / least, unit: '×', least: 3, beside: perSecond(least) }];
      }),
    ),
};

export const behindNginx: Row = {
  number: 2,
  title: 'The same behind nginx',
  measure: () =>
    withServers(async ({ site }) => {
      // nginx limits requests per client, so consecutive requests name different clients.
      // After 1,000 requests it would close a connection on which autocannon has sent another.
      const more = () => 'keepalive_requests 1000000;';
      const nginx = await startNginx([site.url], { behindCdn: true, more });
      try {
        const [direct, proxied] = [`${site.url}/modelos`, `${nginx.url}/modelos`] as const;
        await warm(proxied);
        const [alone, behind] = await alternating(throughput(direct), throughput(proxied));
        const [sooner, later] = await alternating(latency(direct), latency(proxied));
        const what = `the cached roster behind nginx (${perSecond(behind)}), beside the process alone`;
        const added = 'what nginx adds to the 99th percentile, at 100 requests a second';
        const beside = `${rounded(sooner)} ms`;
        return [
          { what, value: behind / alone, unit: '×', least: 0.4, beside: perSecond(alone) },
          { what: added, value: later - sooner, unit: 'ms', most: 15, beside },
        ];
      } finally {
        await nginx.stop();
      }
    }),
};

const LISTS = 40;

/** The mean processor time of a request, in ms. */
async function timePerRequest(pid: number, urls: readonly string[]): Promise<number> {
  const before = processorTime(pid);
  await visitAll(urls, 2);
  return (processorTime(pid) - before) / urls.length;
}

export const firstView: Row = {
  number: 3,
  title: 'A list with a query',
  measure: () =>
    withServers(({ site }) =>
      withBareSite(async (bare) => {
        const list = (low: number, high: number) =>
          `${site.url}/modelos?letter=a&height=${low}-${high}`;
        await warm(list(150, 190));
        const reference = Array(LISTS).fill(await bare.page('fresh', list(150, 190)));
        let high = 190;
        const lists = () => {
          // Other lists in each round.
          high += 1;
          return Array.from({ length: LISTS }, (_, index) => list(130 + index, high));
        };
        const [own, least] = await alternating(
          () => timePerRequest(site.pid, lists()),
          () => timePerRequest(bare.pid, reference),
        );
        const what = 'processor time of such a list, beside a bare page rendered for each request';
        return [{ what, value: own, unit: 'ms', most: 35, beside: `${rounded(least)} ms` }];
      }),
    ),
};

export const pdf: Row = {
  number: 24,
  title: 'A PDF of a selection',
  measure: () =>
    withServers(
      async ({ site }) => {
        const ids = (await profilePaths(site.url)).map((path) => path.split('/')[2]);
        const times: number[] = [];
        // The first one downloads and decodes the pictures.
        for (let round = 0; round <= ROUNDS; round += 1) {
          const start = performance.now();
          await visit(`${site.url}/favoritos/casting.pdf?ids=${ids.slice(0, 6)}`);
          times.push(performance.now() - start);
        }
        const value = median(times.slice(1));
        return [{ what: 'a PDF of six talents', value, unit: 'ms', most: 1_500 }];
      },
      { pictures: 'people' },
    ),
};
