import path from 'node:path';
import type { Browser } from '@playwright/test';
import { startSite } from '../../../tests/fixtures/site-process.ts';
import { EXACT, type Row } from '../row.ts';
import { withSite } from '../tools/site.ts';
import { openBrowser } from '../weight/first-visit.ts';
import { PAGE_TYPES, pagePaths } from '../weight/page-types.ts';

const CLOCK = `--import=${path.resolve(import.meta.dirname, '../../../tests/fixtures/site-clock.mjs')}`;

type Answer = { kind: string; strict: boolean; hydrated: boolean; violations: number };

/** True when scripts are allowed one by one, without any wildcard. */
function isStrict(policy: string | undefined): boolean {
  const sources = policy?.split(';').find((part) => /^\s*(script|default)-src\s/.test(part));
  return sources !== undefined && !/unsafe-inline|unsafe-eval|\*|\bdata:/.test(sources);
}

declare global {
  interface Window {
    violations?: number;
  }
}

async function look(browser: Browser, kind: string, url: string): Promise<Answer> {
  const page = await browser.newPage();
  try {
    await page.addInitScript(() => {
      window.violations = 0;
      addEventListener('securitypolicyviolation', () => {
        window.violations = (window.violations ?? 0) + 1;
      });
    });
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    const isHydrated = () => Object.keys(document.body).some((key) => key.startsWith('__react'));
    const hydrated = await page.waitForFunction(isHydrated, null, { timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    const violations = await page.evaluate(() => window.violations ?? 0);
    return {
      kind,
      strict: isStrict(answer?.headers()['content-security-policy']),
      hydrated,
      violations,
    };
  } finally {
    await page.close();
  }
}

export const policy: Row = {
  number: 15,
  title: 'A strict policy for scripts on every kind of answer',
  how:
    'Each page type at its first and its second visit (miss and hit), a dynamic view, 404, 503, and a page ' +
    'that is stale while the services are down (the clock of the server is advanced) in Chromium. ' +
    'Strict: a `script-src` without `unsafe-inline`, `unsafe-eval`, `*` and `data:`.',
  measure: () =>
    withSite(
      async ({ panel, site }) => {
        const browser = await openBrowser();
        const cold = await startSite(panel.url);
        try {
          const answers: Answer[] = [];
          const paths = await pagePaths(site.url);
          for (const type of PAGE_TYPES) {
            answers.push(await look(browser, `${type}, miss`, site.url + paths[type]));
            answers.push(await look(browser, `${type}, hit`, site.url + paths[type]));
          }
          answers.push(await look(browser, 'dynamic', `${site.url}/modelos?letter=a`));
          answers.push(await look(browser, '404', `${site.url}/nope`));
          panel.fail({ kind: 'down' });
          answers.push(await look(browser, '503', `${cold.url}/modelos`));
          // Advances its clock, so that its cached pages are stale.
          process.kill(site.pid, 'SIGUSR2');
          answers.push(await look(browser, 'stale', `${site.url}/modelos`));
          const loose = answers.filter(({ strict }) => !strict);
          const dead = answers.filter(({ hydrated }) => !hydrated);
          const sum = answers.reduce((total, { violations }) => total + violations, 0);
          const common = { unit: '', target: { most: 0 }, noise: EXACT } as const;
          const of = (some: Answer[]) =>
            `of ${answers.length}${some.length > 0 ? `: ${some.slice(0, 3).map(({ kind }) => kind)}` : ''}`;
          return [
            {
              name: 'answers without a strict policy',
              value: loose.length,
              note: of(loose),
              ...common,
            },
            { name: 'answers that do not hydrate', value: dead.length, note: of(dead), ...common },
            { name: 'violations', value: sum, ...common },
          ];
        } finally {
          await cold.stop();
          await browser.close();
        }
      },
      { variables: { NODE_OPTIONS: CLOCK } },
    ),
};
