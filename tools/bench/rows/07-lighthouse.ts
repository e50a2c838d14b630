import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Figure, type Row, type Run, TIMED } from '../row.ts';
import { startBareSite } from '../tools/bare-sites.ts';
import { type Audit, audit, installLighthouse } from '../tools/lighthouse.ts';
import { startTlsNginx } from '../tools/nginx.ts';
import { warm, withSite } from '../tools/site.ts';
import { median } from '../tools/throughput.ts';
import { INDEXABLE, PAGE_TYPES, type PageType, pagePaths } from '../weight/page-types.ts';

/** The page types that a short run audits. */
const SAMPLE: readonly PageType[] = ['home', 'roster'];

/** Audits of the bare page before each page, so that its median spans the whole run. */
const BARE_AUDITS = 2;

async function audits(url: string, rounds: number, before?: () => Promise<unknown>) {
  const all: Audit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await before?.();
    all.push(await audit(url));
  }
  return medians(all);
}

function medians(all: readonly Audit[]) {
  const middle = (read: (one: Audit) => number) => median(all.map(read));
  return {
    performance: middle(({ scores }) => scores.performance),
    accessibility: middle(({ scores }) => scores.accessibility),
    practices: middle(({ scores }) => scores['best-practices']),
    seo: middle(({ scores }) => scores.seo),
    shift: middle(({ shift }) => shift),
    blockingTime: middle(({ blockingTime }) => blockingTime),
    largestPaint: middle(({ largestPaint }) => largestPaint),
  };
}

type Medians = ReturnType<typeof medians>;

const points = (name: string, value: number, least: number, noise = 0.03): Figure => ({
  name,
  value,
  unit: 'points',
  target: { least },
  noise,
});

/** The site's URLs behind nginx and direct, and a function that empties the picture caches. */
type Place = { shipped: string; direct: string; emptyPictureCaches: () => Promise<void> };

async function auditPage(place: Place, page: string, rounds: number) {
  const url = place.shipped + page;
  await warm(place.direct + page);
  // Has the pictures drawn in advance.
  await audit(url);
  return {
    hot: await audits(url, rounds),
    direct: await audits(place.direct + page, rounds),
    cold: await audits(url, rounds, place.emptyPictureCaches),
  };
}

type PageAudits = Awaited<ReturnType<typeof auditPage>>;

function pageFigures(type: PageType, { hot, direct, cold }: PageAudits, bare: Medians): Figure[] {
  const figures: Figure[] = [
    points(`${type}: performance, pictures warm`, hot.performance, 97),
    points(`${type}: performance, pictures cold`, cold.performance, 94, 0.05),
    {
      name: `${type}: performance without nginx, HTTP/1.1`,
      value: direct.performance,
      unit: 'points',
      target: null,
      noise: 0.03,
    },
    points(`${type}: accessibility`, hot.accessibility, 100, 0),
    points(`${type}: best practices`, hot.practices, 100, 0),
    { name: `${type}: layout shift`, value: hot.shift, unit: '', target: { most: 0 }, noise: 0.01 },
    {
      name: `${type}: blocking time`,
      value: hot.blockingTime,
      unit: 'ms',
      target: { most: bare.blockingTime + 50 },
      reference: `${Math.round(bare.blockingTime)} ms`,
      noise: 0.5,
    },
    {
      name: `${type}: largest paint beside a bare page`,
      value: hot.largestPaint / bare.largestPaint,
      unit: '×',
      target: null,
      reference: `${Math.round(bare.largestPaint)} ms`,
      note: `${Math.round(hot.largestPaint)} ms`,
      noise: TIMED,
    },
  ];
  if (INDEXABLE.includes(type)) figures.push(points(`${type}: search engines`, hot.seo, 100, 0));
  return figures;
}

/** Empties a folder, but leaves it in place: nginx does not create its cache again. */
async function empty(folder: string): Promise<void> {
  const entries = await readdir(folder);
  await Promise.all(
    entries.map((entry) => rm(path.join(folder, entry), { recursive: true, force: true })),
  );
}

async function measure({ quick, rounds }: Run): Promise<Figure[]> {
  await installLighthouse();
  return withSite(async ({ site }) => {
    const bareSite = await startBareSite({ middleware: false });
    try {
      const hello = new URL(await bareSite.page('cached', { raw: 35 * 1024, gzip: 9 * 1024 }));
      const nginx = await startTlsNginx(site.url, hello.origin);
      const place: Place = {
        shipped: nginx.url,
        direct: site.url,
        async emptyPictureCaches() {
          await rm(site.pictures, { recursive: true, force: true });
          await empty(path.join(nginx.folder, 'cache/vitrine-pictures'));
        },
      };
      try {
        const paths = await pagePaths(site.url);
        const bare: Audit[] = [];
        const pages: [PageType, PageAudits][] = [];
        for (const type of quick ? SAMPLE : PAGE_TYPES) {
          for (let time = 0; time < BARE_AUDITS; time += 1) {
            bare.push(await audit(nginx.neighbor + hello.pathname));
          }
          pages.push([type, await auditPage(place, paths[type], rounds)]);
        }
        return pages.flatMap(([type, all]) => pageFigures(type, all, medians(bare)));
      } finally {
        await nginx.stop();
      }
    } finally {
      await bareSite.stop();
    }
  });
}

export const lighthouse: Row = {
  number: 7,
  title: 'Lighthouse on a phone',
  how:
    'Lighthouse’s own mobile settings, a fresh profile each time (on the home page the entrance opens, ' +
    'as at a first visit); the median of five, the server warm. The bare page is audited twice before ' +
    'each page, and its figure is the median of all these. The site and the bare page are ' +
    'behind the same nginx with TLS and HTTP/2, the site with the shipped configuration; only the figure ' +
    'without nginx is measured directly. With cold pictures the caches of the optimizer and of nginx are ' +
    'emptied before each audit.',
  measure,
};
