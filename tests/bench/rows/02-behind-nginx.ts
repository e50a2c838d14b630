import { type Row, TIMED } from '../row.ts';
import { perSecond } from '../tools/beside-bare.ts';
import { startNginx } from '../tools/nginx.ts';
import { warm, withSite } from '../tools/site.ts';
import { alternating } from '../tools/throughput.ts';

export const behindNginx: Row = {
  number: 2,
  title: 'Throughput of the kept roster page behind nginx',
  how:
    'As row 1, through the configuration of `tests/bench/tools/proxy.conf`, beside the same nginx ' +
    'serving the same page as a file that was compressed beforehand. The site may forbid a cache ' +
    'to keep the page; then every answer comes from the site.',
  measure: ({ quick, rounds }) =>
    withSite(async ({ site }) => {
      await warm(`${site.url}/modelos`);
      const page = Buffer.from(await (await fetch(`${site.url}/modelos`)).arrayBuffer());
      const nginx = await startNginx(site.url, page);
      try {
        const urls = { proxied: `${nginx.url}/modelos`, file: `${nginx.url}/file/page.html` };
        await warm(urls.proxied);
        const cached = (await fetch(urls.proxied)).headers.get('x-cache');
        const rates = await alternating(urls, {
          rounds: Math.max(rounds, 3),
          seconds: quick ? 2 : 8,
        });
        return [
          {
            name: 'beside nginx serving a compressed file',
            value: rates.proxied / rates.file,
            unit: '×',
            target: { least: 0.8 },
            reference: perSecond(rates.file),
            note: `${perSecond(rates.proxied)}, cache says ${cached}`,
            noise: TIMED,
          },
        ];
      } finally {
        await nginx.stop();
      }
    }),
};
