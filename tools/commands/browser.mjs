import { accessSync, constants } from 'node:fs';
import { installPackages } from './packages.mjs';
import { fail, run, say } from './step.mjs';

// The headless shell comes first: it renders as Chromium does, without the windows of a desktop browser,
// and runs these tests a quarter faster. Playwright's own default is the same build.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * The Chromium of this machine: the one that CHROMIUM_PATH names, or one on the search path;
 * undefined when there is none, and Playwright's own is to be used.
 * @returns {string | undefined}
 */
export function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(':');
  const paths = NAMES.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  const named = process.env.CHROMIUM_PATH;
  return (named ? [named] : paths).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

async function ownBrowser() {
  const { chromium } = await import('@playwright/test');
  try {
    accessSync(chromium.executablePath(), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Makes sure that there is a browser for the tests: this machine's, Playwright's, or Debian's. */
export async function installBrowser() {
  if (systemBrowser() || (await ownBrowser())) return;
  say('Installing a browser (Playwright’s Chromium)');
  if ((await run('playwright', ['install', 'chromium'], { timeout: 300_000 })) === 0) return;
  say('It cannot be downloaded here');
  for (const name of NAMES.slice(0, 2)) if (!systemBrowser()) await installPackages([name]);
  if (!systemBrowser()) fail('No browser: install Chromium, or name one with CHROMIUM_PATH.');
}
