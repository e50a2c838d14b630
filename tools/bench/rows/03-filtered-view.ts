import { type Row, TIMED } from '../row.ts';
import { besideBare, perSecond } from '../tools/beside-bare.ts';
import { warm, withSite } from '../tools/site.ts';

export const filteredView: Row = {
  number: 3,
  title: 'Throughput of a filtered view, rendered for each request',
  how: 'As row 1, with `/modelos?letter=a` beside bare `force-dynamic` pages of the same bytes.',
  measure: (run) =>
    withSite(async ({ site }) => {
      const url = `${site.url}/modelos?letter=a`;
      await warm(url);
      const rates = await besideBare(url, 'fresh', run);
      return [
        {
          name: 'beside a bare dynamic page of equal bytes behind a rewriting middleware',
          value: rates.site / rates.behind,
          unit: '×',
          target: { least: 0.9 },
          reference: perSecond(rates.behind),
          note: perSecond(rates.site),
          noise: TIMED,
        },
        {
          name: 'beside a bare dynamic page of equal bytes',
          value: rates.site / rates.equal,
          unit: '×',
          target: { least: 0.6 },
          reference: perSecond(rates.equal),
          note: perSecond(rates.site),
          noise: TIMED,
        },
      ];
    }),
};
