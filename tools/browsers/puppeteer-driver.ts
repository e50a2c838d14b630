import { chromium } from '@playwright/test';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { systemBrowser } from '../commands/browser.mjs';
import { type Driver, SIZES, type Size } from './driver.ts';

/** Debian's; FIREFOX_PATH overrides it. */
const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** Says no address; the server in front of the site does. */
const REFUSED = /^Failed to load resource/;

const LAUNCH = {
  chromium: () => ({
    browser: 'chrome' as const,
    executablePath: systemBrowser() ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu'],
  }),
  firefox: () => ({
    browser: 'firefox' as const,
    executablePath: FIREFOX,
    // As on a phone, and as in the other two: scroll bars take no space.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
  }),
};

const calling = (inPage: (...args: never[]) => unknown, args: unknown[]) =>
  `(${inPage})(...${JSON.stringify(args)})`;

/** Chromium through its own protocol, Firefox through WebDriver BiDi. */
export async function startPuppeteer(
  name: keyof typeof LAUNCH,
  size: Size,
): Promise<Driver<ElementHandle<Element>>> {
  const browser = await puppeteer.launch({ ...LAUNCH[name](), defaultViewport: SIZES[size] });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const bad = ['error', 'warn'].includes(message.type());
    if (bad && !REFUSED.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    complaints.push(error instanceof Error ? error.message : String(error));
  });
  return {
    open: async (url) => void (await page.goto(url)),
    ask: async (question, ...args) => (await page.evaluate(calling(question, args))) as never,
    async find(finder, ...args) {
      const found = await page.evaluateHandle(calling(finder, args));
      return found.asElement() as ElementHandle<Element> | null;
    },
    async about(element, question, ...args) {
      return (await element.evaluate(question as never, ...(args as unknown as never[]))) as never;
    },
    click: (element) => element.click(),
    type: (element, text) => element.type(text),
    attach: (element, file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
    press: (key) => page.keyboard.press(key),
    back: () => page.evaluate(() => history.back()),
    picture: () => page.screenshot(),
    complaints: () => complaints,
    close: () => browser.close(),
  };
}
