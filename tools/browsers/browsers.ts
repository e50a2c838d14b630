import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { Builder, type WebElement } from 'selenium-webdriver';
import { freePort, startServer } from '../../tests/fixtures/site-process.ts';
import { systemBrowser } from '../commands/browser.mjs';

/** The window sizes of a walk, in CSS pixels. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

/** A browser with one page, as far as a walk needs it. The library defines what an element is. */
export type Driver<Found = unknown> = {
  open(url: string): Promise<unknown>;
  /** Runs a function in the page, which sees only its arguments. */
  ask<Answer>(question: (...args: string[]) => Answer, ...args: string[]): Promise<Answer>;
  /** The element that a function in the page finds. */
  find(finder: (...args: string[]) => Element | null, ...args: string[]): Promise<Found | null>;
  click(element: Found): Promise<void>;
  type(element: Found, text: string): Promise<void>;
  attach(fileInput: Found, path: string): Promise<void>;
  /** A screenshot of the window, as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<unknown>;
};

type Handle = ElementHandle<Element>;

async function startPuppeteer(size: Size, options: LaunchOptions): Promise<Driver<Handle>> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: SIZES[size] });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    ask: async (question, ...args) => (await page.evaluate(question, ...args)) as never,
    find: async (finder, ...args) =>
      (await page.evaluateHandle(finder, ...args)).asElement() as Handle,
    click: (element) => element.click(),
    type: (element, text) => element.type(text),
    attach: (element, file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** Shrinks the toolbar of MiniBrowser, which is wider than a phone. */
const NO_TOOLBAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** WebKitGTK's MiniBrowser on a virtual display. */
async function startWebkit(size: Size): Promise<Driver<WebElement>> {
  const settings = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(settings, 'gtk-3.0'));
  await writeFile(path.join(settings, 'gtk-3.0/gtk.css'), NO_TOOLBAR);
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
  const [display] = await once(screen.stdout, 'data');
  const port = String(await freePort());
  const server = await startServer(['/usr/bin/WebKitWebDriver', `--port=${port}`], '', {
    bare: true,
    variables: {
      PORT: port,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: settings,
    },
  });
  const driver = await new Builder()
    .usingServer(server.url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        // A maximized window has no frame; its size is set next.
        args: ['--automation', '--full-screen'],
      },
    })
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...SIZES[size] });
  return {
    open: (url) => driver.get(url),
    ask: (question, ...args) => driver.executeScript(question, ...args),
    find: (finder, ...args) => driver.executeScript(finder, ...args),
    click: (element) => element.click(),
    type: (element, text) => element.sendKeys(text),
    attach: (element, file) => element.sendKeys(file),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit();
      await server.stop();
      screen.kill();
      await rm(settings, { recursive: true, force: true });
    },
  };
}

type Start = (size: Size) => Promise<Driver>;

export const BROWSERS: Record<string, Start> = {
  chromium: ((size) =>
    startPuppeteer(size, {
      executablePath: systemBrowser() ?? chromium.executablePath(),
      args: ['--no-sandbox', '--disable-gpu'],
    })) as Start,
  firefox: ((size) =>
    startPuppeteer(size, {
      browser: 'firefox',
      executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
      // As on a phone, and as in the other two: scroll bars take no space.
      extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
    })) as Start,
  webkit: startWebkit as Start,
};
