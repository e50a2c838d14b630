import { type Row, TIMED } from '../row.ts';
import { besideBare, perSecond } from '../tools/beside-bare.ts';
import { warm, withSite } from '../tools/site.ts';

/**
 * The figures that a view must reach, compared with a bare dynamic page of equal bytes without a
 * middleware.
 */
const VIEWS = [
  { name: 'requested again', query: 'letter=a', least: 4 },
  // Each request has another number, and so another view.
  { name: 'requested for the first time', query: 'letter=a&height=100.NUMBER-220', least: 0.4 },
];

export const filteredView: Row = {
  number: 3,
  title: 'Throughput of a filtered view, cached and rendered',
  how:
    'As row 1, with `/modelos?letter=a` beside bare `force-dynamic` pages of the same bytes; and with ' +
    'another range of heights in each request, so that each view is rendered.',
  measure: (run) =>
    withSite(async ({ site }) => {
      const figures = [];
      for (const { name, query, least } of VIEWS) {
        const url = `${site.url}/modelos?${query}`;
        await warm(url);
        const rates = await besideBare(url, 'fresh', run);
        figures.push({
          name,
          value: rates.site / rates.equal,
          unit: '×' as const,
          target: { least },
          reference: perSecond(rates.equal),
          note: perSecond(rates.site),
          noise: TIMED,
        });
      }
      return figures;
    }),
};
