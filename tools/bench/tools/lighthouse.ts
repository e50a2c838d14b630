import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { systemBrowser } from '../../commands/browser.mjs';
import { output, WORKSHOP } from './processes.ts';

/** Not a dependency of the project: it is large, and only the bench needs it. */
const VERSION = '13.5.0';
const FOLDER = path.join(WORKSHOP, 'lighthouse');
const PROGRAM = path.join(FOLDER, 'node_modules/.bin/lighthouse');

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

export type Audit = {
  /** 0 to 100. */
  scores: Record<Category, number>;
  shift: number;
  /** Milliseconds. */
  blockingTime: number;
  largestPaint: number;
};

function isInstalled(): boolean {
  const file = path.join(FOLDER, 'node_modules/lighthouse/package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === VERSION;
}

export async function installLighthouse(): Promise<void> {
  if (isInstalled()) return;
  mkdirSync(FOLDER, { recursive: true });
  const args = ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', `lighthouse@${VERSION}`];
  await output('npm', args, { cwd: FOLDER });
}

const MOST_TRIES = 3;

/** The result of Lighthouse for a page. It reports an incomplete trace as an error to retry. */
async function reported(url: string, tries = 1): Promise<string> {
  const flags =
    '--headless=new --no-sandbox --disable-gpu --disable-background-networking ' +
    '--ignore-certificate-errors';
  const args = [
    url,
    ...['--output=json', '--output-path=stdout', '--quiet', `--chrome-flags=${flags}`],
    `--only-categories=${CATEGORIES.join(',')}`,
  ];
  const env = { ...process.env, CHROME_PATH: systemBrowser() ?? chromium.executablePath() };
  try {
    return await output(PROGRAM, args, { env });
  } catch (error) {
    if (tries === MOST_TRIES || !String(error).includes('NO_NAVSTART')) throw error;
    return reported(url, tries + 1);
  }
}

/** One audit of a page as a phone on its first visit. */
export async function audit(url: string): Promise<Audit> {
  const report = JSON.parse(await reported(url));
  const value = (name: string): number => report.audits[name]?.numericValue ?? Number.NaN;
  const scores = CATEGORIES.map((name) => [name, report.categories[name].score * 100]);
  return {
    scores: Object.fromEntries(scores),
    shift: value('cumulative-layout-shift'),
    blockingTime: value('total-blocking-time'),
    largestPaint: value('largest-contentful-paint'),
  };
}
