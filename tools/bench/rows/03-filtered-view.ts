import { type Figure, type Row, TIMED } from '../row.ts';
import { besideBare, perSecond } from '../tools/beside-bare.ts';
import { warm, withSite } from '../tools/site.ts';

/**
 * How many paragraphs give a bare page 290 elements in all. A view of the list has nearly a thousand
 * elements.
 */
const PARAGRAPHS = 280;

const VIEWS = [
  { name: 'requested again', query: 'letter=a', least: 4 },
  // `NUMBER` differs in each request, so each requests a different view.
  { name: 'requested for the first time', query: 'letter=a&height=100.NUMBER-220', least: 0.4 },
];

export const filteredView: Row = {
  number: 3,
  title: 'Throughput of a filtered view, cached and rendered',
  how:
    'As row 1, with `/modelos?letter=a` beside two bare `force-dynamic` pages of the same bytes: one ' +
    'with 290 elements, and one whose text is a single element. Then again with a different range of ' +
    'heights in each request, so that each view is rendered.',
  measure: (run) =>
    withSite(async ({ site }) => {
      const figures: Figure[] = [];
      for (const { name, query, least } of VIEWS) {
        const url = `${site.url}/modelos?${query}`;
        await warm(url);
        const rates = await besideBare(
          url,
          ({ bare, weight }) => ({
            many: bare.page('fresh', { ...weight, paragraphs: PARAGRAPHS }),
            one: bare.page('fresh', weight),
          }),
          run,
        );
        const figure = (reference: number) => ({
          value: rates.site / reference,
          unit: '×' as const,
          reference: perSecond(reference),
          note: perSecond(rates.site),
          noise: TIMED,
        });
        figures.push(
          { name, target: { least }, ...figure(rates.many) },
          { name: `${name}, beside a single element`, target: null, ...figure(rates.one) },
        );
      }
      return figures;
    }),
};
