import type { Run } from '../row.ts';
import { weighHtml } from '../weight/html.ts';
import { type BareSite, startBareSite } from './bare-sites.ts';
import { alternating } from './throughput.ts';

type BarePages = {
  /** The bare site without a middleware. */
  bare: BareSite;
  /** The bare site behind a middleware that only rewrites. */
  rewriting: BareSite;
  /** Size of the site's page in bytes, raw and compressed. */
  weight: { raw: number; gzip: number };
};

/**
 * Responses per second of a page of the site and of bare pages, measured in turn.
 * @param references returns the URLs of the bare pages; its keys name their rates in the result
 */
export async function besideBare<Name extends string>(
  site: string,
  references: (pages: BarePages) => Record<Name, Promise<string>>,
  { quick, rounds }: Run,
): Promise<Record<Name | 'site', number>> {
  const weight = await weighHtml(site);
  const bare = await startBareSite({ middleware: false });
  const rewriting = await startBareSite({ middleware: true });
  try {
    const entries = Object.entries<Promise<string>>(references({ bare, rewriting, weight }));
    const urls = await Promise.all(entries.map(async ([name, url]) => [name, await url]));
    return await alternating(
      { site, ...Object.fromEntries(urls) },
      { rounds: Math.max(rounds, 3), seconds: quick ? 2 : 8 },
    );
  } finally {
    await bare.stop();
    await rewriting.stop();
  }
}

export const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en-US')}/s`;
