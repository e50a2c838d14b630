import { startNginx } from '../../../tests/fixtures/nginx.ts';
import { alternating, type Figure, type Row, rounded } from '../figure.ts';
import { warm, withServers } from '../servers.ts';
import { latency, perSecond, throughput } from '../throughput.ts';

async function measure(direct: string, proxied: string): Promise<Figure[]> {
  const rates = await alternating({
    direct: () => throughput(direct),
    proxied: () => throughput(proxied),
  });
  const slowest = await alternating({
    direct: () => latency(direct),
    proxied: () => latency(proxied),
  });
  return [
    {
      what: `the cached roster behind nginx (${perSecond(rates.proxied)}), beside the process alone`,
      value: rates.proxied / rates.direct,
      unit: '×',
      target: { least: 0.6 },
      beside: perSecond(rates.direct),
    },
    {
      what: 'what nginx adds to the 99th percentile, at 100 requests a second',
      value: slowest.proxied - slowest.direct,
      unit: 'ms',
      target: { most: 10 },
      beside: `${rounded(slowest.direct)} ms`,
    },
  ];
}

export const behindNginx: Row = {
  number: 2,
  title: 'The same behind nginx',
  measure: () =>
    withServers(
      async ({ site }) => {
        // nginx limits requests per client, so consecutive requests name different clients.
        const nginx = await startNginx([site.url], { behindCdn: true });
        try {
          await warm(`${nginx.url}/modelos`);
          return await measure(`${site.url}/modelos`, `${nginx.url}/modelos`);
        } finally {
          await nginx.stop();
        }
      },
      { TRUSTED_PROXY_HOPS: '1' },
    ),
};
