import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { startNginx } from '../../../tests/fixtures/nginx.ts';
import { PAGE_TYPES, pagePaths } from '../../../tests/fixtures/page-types.ts';
import { systemBrowser } from '../../commands/browser.mjs';
import { type BareSite, withBareSite } from '../bare-site.ts';
import { type Figure, median, ROUNDS, type Row, rounded } from '../figure.ts';
import { warm, withServers } from '../servers.ts';

/** Not a dependency of the project: it is large, and only this row needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Search engines may not index it, so its SEO score does not count. */
const UNLISTED = 'favorites';

type Audit = Record<(typeof CATEGORIES)[number] | 'shift', number>;

/** One audit with Lighthouse's own mobile settings: categories in points, and the layout shift. */
async function audit(url: string): Promise<Audit> {
  const flags = '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors';
  const args = [
    ...['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', `--chrome-flags=${flags}`],
    `--only-categories=${CATEGORIES.join(',')}`,
  ];
  const env = { ...process.env, CHROME_PATH: systemBrowser() ?? chromium.executablePath() };
  const { stdout } = await promisify(execFile)('npx', args, { env, maxBuffer: 2 ** 26 });
  const report = JSON.parse(stdout);
  const points = CATEGORIES.map((name) => [name, report.categories[name].score * 100]);
  return {
    ...Object.fromEntries(points),
    shift: report.audits['cumulative-layout-shift'].numericValue,
  };
}

function figuresOf(type: string, audits: readonly Audit[], bare: readonly Audit[]): Figure[] {
  const middle = (of: readonly Audit[], name: keyof Audit) => median(of.map((one) => one[name]));
  const figures = CATEGORIES.filter((name) => type !== UNLISTED || name !== 'seo').map(
    (name): Figure => ({
      what: `${type}, ${name}`,
      value: middle(audits, name),
      unit: 'points',
      target: { least: name === 'performance' ? 95 : 100 },
      beside: rounded(middle(bare, name)),
    }),
  );
  const shift = { what: `${type}, layout shift`, unit: '', target: { most: 0 } } as const;
  return [...figures, { ...shift, value: middle(audits, 'shift') }];
}

/** Audits everything once in each round. */
async function auditAll(urls: Readonly<Record<string, string>>, bareUrl: string) {
  const audits = Object.keys(urls).map((type) => [type, [] as Audit[]] as const);
  const bare: Audit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await audit(bareUrl));
    for (const [type, all] of audits) all.push(await audit(urls[type] ?? ''));
  }
  return audits.flatMap(([type, all]) => figuresOf(type, all, bare));
}

/** The site as it is shipped: behind nginx, with TLS and HTTP/2. */
async function measure(siteUrl: string, bare: BareSite): Promise<Figure[]> {
  const nginx = await startNginx([siteUrl], { tls: true });
  try {
    const paths = await pagePaths(siteUrl);
    const urls: Record<string, string> = {};
    for (const type of PAGE_TYPES) {
      await warm(siteUrl + paths[type]);
      urls[type] = nginx.url + paths[type];
      // An unmeasured audit, which has the pictures drawn.
      await audit(urls[type]);
    }
    return await auditAll(urls, await bare.page('cached', `${siteUrl}/modelos`));
  } finally {
    await nginx.stop();
  }
}

export const lighthouse: Row = {
  number: 7,
  title: 'Lighthouse on a phone',
  measure: () =>
    withServers(
      ({ site }) => withBareSite((bare) => measure(site.url, bare)),
      { TRUSTED_PROXY_HOPS: '1' },
      { pictures: 'people' },
    ),
};
