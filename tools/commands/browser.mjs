import { existsSync } from 'node:fs';
import { installPackages } from './packages.mjs';
import { fail, run, say } from './step.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Debian's Chromium, without the windows of a desktop browser. */
const SHELL = 'chromium-headless-shell';

/**
 * Liberation Sans, as wide as Arial, for the whole package, which also replaces Times. The fallback
 * faces of `app/styles/type.css` need a font they are adjusted to, and a minimal Debian has none: text
 * would wrap differently until the web fonts load (layout shift).
 */
const ARIAL = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

/**
 * The Chromium of this machine: CHROMIUM_PATH, or one on the search path; undefined when there is
 * none, and Playwright's own is to be used.
 * @param {readonly string[]} names of programs, the preferred one first
 * @returns {string | undefined}
 */
export function systemBrowser(names = NAMES) {
  const folders = (process.env.PATH ?? '').split(':');
  const paths = names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  const named = process.env.CHROMIUM_PATH;
  return (named ? [named] : paths).find(existsSync);
}

/**
 * The browser for tests of what a page does: the headless shell, which runs them a quarter faster
 * and is Playwright's default; otherwise the Chromium of this machine. Measurements use Chromium:
 * the shell fetches lazy pictures from further away.
 */
export const quickBrowser = () => systemBrowser([SHELL, ...NAMES]);

/**
 * Makes sure that there is a browser for the tests: this machine's, Playwright's, or Debian's. As
 * root, it also installs the headless shell and the fallback fonts for Debian's Chromium.
 */
export async function installBrowser() {
  if (!systemBrowser()) {
    const { chromium } = await import('@playwright/test');
    if (!existsSync(chromium.executablePath())) await installChromium();
  }
  const isRoot = process.getuid?.() === 0;
  if (systemBrowser() !== '/usr/bin/chromium' || !isRoot) return;
  const shell = systemBrowser([SHELL]) ? [] : [SHELL];
  const fonts = existsSync(ARIAL) ? [] : ['fonts-liberation'];
  await installPackages([...shell, ...fonts]);
}

async function installChromium() {
  say('Installing a browser (Playwright’s Chromium)');
  if ((await run('playwright', ['install', 'chromium'], { timeout: 300_000 })) === 0) return;
  say('It cannot be downloaded here');
  await installPackages(['chromium']);
  if (!systemBrowser()) fail('No browser: install Chromium, or name one with CHROMIUM_PATH.');
}
