import { withBareSite } from '../bare-site.ts';
import { alternating, type Figure, type Row } from '../figure.ts';
import { warm, withServers } from '../servers.ts';
import { perSecond, throughput } from '../throughput.ts';

const PAGES = { 'the cached roster': '/modelos', 'a view asked again': '/modelos?letter=a' };

export const cachedPage: Row = {
  number: 1,
  title: 'Cached pages of the process alone',
  measure: () =>
    withServers(({ site }) =>
      withBareSite(async (bare) => {
        const figures: Figure[] = [];
        for (const [what, path] of Object.entries(PAGES)) {
          const url = site.url + path;
          await warm(url);
          const reference = await bare.page('cached', url);
          const rates = await alternating({
            site: () => throughput(url),
            bare: () => throughput(reference),
          });
          figures.push({
            what: `${what} (${perSecond(rates.site)}), beside a bare page of equal bytes`,
            value: rates.site / rates.bare,
            unit: '×',
            target: { least: 3 },
            beside: perSecond(rates.bare),
          });
        }
        return figures;
      }),
    ),
};
