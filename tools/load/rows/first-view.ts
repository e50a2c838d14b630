import { processorTime } from '../../../tests/fixtures/processor-time.ts';
import { withBareSite } from '../bare-site.ts';
import { alternating, type Row, rounded } from '../figure.ts';
import { visitAll, warm, withServers } from '../servers.ts';

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
    withServers(
      ({ site }) =>
        withBareSite(async (bare) => {
          const list = (low: number, high: number) =>
            `${site.url}/modelos?letter=a&height=${low}-${high}`;
          await warm(list(150, 190));
          const reference = await bare.page('fresh', list(150, 190));
          let high = 190;
          const times = await alternating({
            site() {
              // Other lists in each round.
              high += 1;
              const urls = Array.from({ length: LISTS }, (_, index) => list(130 + index, high));
              return timePerRequest(site.pid, urls);
            },
            bare: () => timePerRequest(bare.pid, Array(LISTS).fill(reference)),
          });
          return [
            {
              what: 'processor time of such a list, beside a bare page rendered for each request',
              value: times.site,
              unit: 'ms',
              target: { most: 35 },
              beside: `${rounded(times.bare)} ms`,
            },
          ];
        }),
      { TRUSTED_PROXY_HOPS: '1' },
    ),
};
