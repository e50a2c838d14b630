import type { Run } from '../row.ts';
import { weighHtml } from '../weight/html.ts';
import { startBareSite } from './bare-sites.ts';
import { alternating } from './throughput.ts';

export type Rates = {
  /** Responses per second of the site's page. */
  site: number;
  /** The same of a bare page of equal bytes, behind a middleware that only rewrites. */
  behind: number;
  /** The same of a bare page of equal bytes. */
  equal: number;
  /** The same of a bare page of 35 KB. */
  small: number;
};

const SMALL = { raw: 35 * 1024, gzip: 9 * 1024 };

/** Measures a page of the site and bare pages of the same kind, in turn. */
export async function besideBare(
  url: string,
  kind: 'cached' | 'fresh',
  { quick, rounds }: Run,
): Promise<Rates> {
  const weight = await weighHtml(url);
  const bare = await startBareSite({ middleware: false });
  const rewriting = await startBareSite({ middleware: true });
  try {
    const urls = {
      site: url,
      behind: await rewriting.page(kind, weight),
      equal: await bare.page(kind, weight),
      small: await bare.page(kind, SMALL),
    };
    return await alternating(urls, { rounds: Math.max(rounds, 3), seconds: quick ? 2 : 8 });
  } finally {
    await bare.stop();
    await rewriting.stop();
  }
}

export const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en-US')}/s`;
