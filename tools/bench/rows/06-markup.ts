import { EXACT, type Row } from '../row.ts';
import { withSite } from '../tools/site.ts';
import { weighHtml } from '../weight/html.ts';
import { HTML_TARGETS } from '../weight/targets.ts';

const PAGES = [
  { name: 'roster', path: '/modelos', ...HTML_TARGETS.roster },
  { name: 'home', path: '/', ...HTML_TARGETS.home },
];

export const markup: Row = {
  number: 6,
  title: 'HTML of the roster and the home page',
  how: 'The body of the answer, and the same compressed by gzip at level 6, as Next sends it.',
  measure: () =>
    withSite(async ({ site }) => {
      const figures = PAGES.map(async ({ name, path, raw, gzip }) => {
        const weight = await weighHtml(site.url + path);
        const common = { unit: 'bytes', noise: EXACT } as const;
        return [
          { name: `${name}, raw`, value: weight.raw, target: { most: raw }, ...common },
          { name: `${name}, gzip`, value: weight.gzip, target: { most: gzip }, ...common },
        ];
      });
      return (await Promise.all(figures)).flat();
    }),
};
