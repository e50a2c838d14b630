import { withBareSite } from '../bare-site.ts';
import { alternating, type Row } from '../figure.ts';
import { warm, withServers } from '../servers.ts';
import { perSecond, throughput } from '../throughput.ts';

export const cachedPage: Row = {
  number: 1,
  title: 'Cached pages of the process alone',
  measure: () =>
    withServers(({ site }) =>
      withBareSite(async (bare) => {
        const url = `${site.url}/modelos`;
        await warm(url);
        const reference = await bare.page('cached', url);
        const rates = await alternating({
          site: () => throughput(url),
          bare: () => throughput(reference),
        });
        return [
          {
            what: `the cached roster (${perSecond(rates.site)}), beside a bare page of equal bytes`,
            value: rates.site / rates.bare,
            unit: '×',
            target: { least: 3 },
            beside: perSecond(rates.bare),
          },
        ];
      }),
    ),
};
