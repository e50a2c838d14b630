import { type Row, TIMED } from '../row.ts';
import { perSecond } from '../tools/beside-bare.ts';
import { startNginxBesideFile } from '../tools/nginx.ts';
import { warm, withSite } from '../tools/site.ts';
import { alternating } from '../tools/throughput.ts';

export const behindNginx: Row = {
  number: 2,
  title: 'Throughput of the cached roster page behind nginx',
  how:
    'As row 1, through the configuration that is shipped (`deploy/nginx/vitrine.conf`), beside the ' +
    'same nginx serving the same page as a file that was compressed beforehand. nginx asks the site ' +
    'for the page every two seconds.',
  measure: ({ quick, rounds }) =>
    withSite(
      async ({ site }) => {
        await warm(`${site.url}/modelos`);
        const page = Buffer.from(await (await fetch(`${site.url}/modelos`)).arrayBuffer());
        const nginx = await startNginxBesideFile([site.url], page);
        try {
          const urls = { proxied: `${nginx.url}/modelos`, file: nginx.file };
          await warm(urls.proxied);
          const rates = await alternating(urls, {
            // Short and many: one response takes 20 µs, and other work of the machine varies.
            rounds: 3 * Math.max(rounds, 3),
            seconds: quick ? 1 : 2,
          });
          return [
            {
              name: 'beside nginx serving a compressed file',
              value: rates.proxied / rates.file,
              unit: '×',
              target: { least: 0.8 },
              reference: perSecond(rates.file),
              note: perSecond(rates.proxied),
              noise: TIMED,
            },
          ];
        } finally {
          await nginx.stop();
        }
      },
      { variables: { TRUSTED_PROXY_HOPS: '1' } },
    ),
};
