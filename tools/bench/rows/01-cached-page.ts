import { type Row, TIMED } from '../row.ts';
import { besideBare, perSecond } from '../tools/beside-bare.ts';
import { warm, withSite } from '../tools/site.ts';

const SMALL = { raw: 35 * 1024, gzip: 9 * 1024 };

export const cacheHit: Row = {
  number: 1,
  title: 'Throughput of the cached roster page',
  how:
    'wrk, 16 connections, gzip, every answer 200 and whole; the site and bare Next pages of the same ' +
    'raw and compressed bytes in turn, the median of all rounds.',
  measure: (run) =>
    withSite(async ({ site }) => {
      const url = `${site.url}/modelos`;
      await warm(url);
      const rates = await besideBare(
        url,
        ({ bare, rewriting, weight }) => ({
          behind: rewriting.page('cached', weight),
          equal: bare.page('cached', weight),
          small: bare.page('cached', SMALL),
        }),
        run,
      );
      return [
        {
          name: 'beside a bare page of equal bytes behind a rewriting middleware',
          value: rates.site / rates.behind,
          unit: '×',
          target: { least: 4 },
          reference: perSecond(rates.behind),
          note: perSecond(rates.site),
          noise: TIMED,
        },
        {
          name: 'beside a bare page of 35 KB without a middleware',
          value: rates.site / rates.small,
          unit: '×',
          target: { least: 3 },
          reference: perSecond(rates.small),
          note: perSecond(rates.site),
          noise: TIMED,
        },
        {
          name: 'what a rewriting middleware costs a bare page',
          value: rates.behind / rates.equal,
          unit: '×',
          target: null,
          reference: perSecond(rates.equal),
          noise: TIMED,
        },
      ];
    }),
};
