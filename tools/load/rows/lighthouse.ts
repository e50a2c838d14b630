import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { startNginx } from '../../../tests/fixtures/nginx.ts';
import { PAGE_TYPES, pagePaths } from '../../../tests/fixtures/page-types.ts';
import { systemBrowser } from '../../commands/browser.mjs';
import { withBareSite } from '../bare-site.ts';
import { type Figure, median, ROUNDS, type Row, rounded } from '../figure.ts';
import { warm, withServers } from '../servers.ts';

/** Not a dependency of the project: it is large, and only this row needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Audit = Record<(typeof CATEGORIES)[number] | 'shift' | 'paint', number>;

/** What Lighthouse says when it could not record a page, which is no fault of the page. */
const UNRECORDED = /NO_NAVSTART|NO_TRACING_STARTED|NO_FCP/;
const MOST_TRIES = 3;

/** The report of Lighthouse as JSON. An audit that could not be recorded is repeated. */
async function reportOf(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  tries = 1,
): Promise<string> {
  try {
    return (await promisify(execFile)('npx', args, { env, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    if (tries === MOST_TRIES || !UNRECORDED.test(String(Object(error).stderr))) throw error;
    return reportOf(args, env, tries + 1);
  }
}

/** One audit with Lighthouse's own mobile settings: categories in points, the layout shift, and the largest paint (ms). */
async function audit(url: string): Promise<Audit> {
  const flags = '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors';
  const args = [
    ...['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
    `--only-categories=${CATEGORIES.join(',')}`,
  ];
  const env = { ...process.env, CHROME_PATH: systemBrowser() ?? chromium.executablePath() };
  const report = JSON.parse(await reportOf(args, env));
  const points = CATEGORIES.map((name) => [name, report.categories[name].score * 100]);
  const shift = report.audits['cumulative-layout-shift'].numericValue;
  const paint = report.audits['largest-contentful-paint'].numericValue;
  return { ...Object.fromEntries(points), shift, paint };
}

function figuresOf(type: string, audits: readonly Audit[], bare: readonly Audit[]): Figure[] {
  const middle = (of: readonly Audit[], name: keyof Audit) => median(of.map((one) => one[name]));
  // Search engines may not index the favorites, so their SEO score does not count.
  const counted = CATEGORIES.filter((name) => type !== 'favorites' || name !== 'seo');
  const figures = counted.map(
    (name): Figure => ({
      what: `${type}, ${name}`,
      value: middle(audits, name),
      unit: 'points',
      least: name === 'performance' ? middle(bare, name) - 5 : 100,
      beside: rounded(middle(bare, name)),
    }),
  );
  return [
    ...figures,
    { what: `${type}, layout shift`, value: middle(audits, 'shift'), unit: '', most: 0 },
    {
      what: `${type}, largest paint`,
      value: middle(audits, 'paint'),
      unit: 'ms',
      most: 2_500,
      beside: `${rounded(middle(bare, 'paint'))} ms`,
    },
  ];
}

export const lighthouse: Row = {
  number: 7,
  title: 'Lighthouse on a phone',
  measure: () =>
    withServers(
      ({ site }) =>
        withBareSite(async (bare) => {
          // The site as it is shipped: behind nginx, with TLS and HTTP/2.
          const nginx = await startNginx([site.url], { tls: true });
          try {
            const paths = await pagePaths(site.url);
            const reference = await bare.page('cached', `${site.url}/modelos`);
            for (const type of PAGE_TYPES) {
              await warm(site.url + paths[type]);
              // An unmeasured audit, after which the pictures are optimized.
              await audit(nginx.url + paths[type]);
            }
            const audits = PAGE_TYPES.map((type) => [type, [] as Audit[]] as const);
            const bareAudits: Audit[] = [];
            for (let round = 0; round < ROUNDS; round += 1) {
              bareAudits.push(await audit(reference));
              for (const [type, all] of audits) all.push(await audit(nginx.url + paths[type]));
            }
            return audits.flatMap(([type, all]) => figuresOf(type, all, bareAudits));
          } finally {
            await nginx.stop();
          }
        }),
      { pictures: 'people' },
    ),
};
