import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { Builder, type WebElement } from 'selenium-webdriver';
import { freePort, startServer } from '../../tests/fixtures/site-process.ts';
import { systemBrowser } from '../commands/browser.mjs';

export const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
export const WEBKIT = '/usr/bin/WebKitWebDriver';

type Size = { width: number; height: number };

/** An element of the page; `attach` is for a file input. */
type Found = {
  click(): Promise<void>;
  type(text: string): Promise<void>;
  attach(file: string): Promise<void>;
};

/** A browser with one page, as far as a walk needs it. */
export type Driver = {
  open(url: string): Promise<unknown>;
  /** Runs a function in the page, which sees only its arguments. */
  ask<Answer>(question: (...args: string[]) => Answer, ...args: string[]): Promise<Answer>;
  /** The element that a function in the page finds. */
  find(finder: (...args: string[]) => Element | null, ...args: string[]): Promise<Found | null>;
  /** A screenshot of the window, as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<unknown>;
};

const startPuppeteer = (options: LaunchOptions) => async (size: Size) => {
  const browser = await puppeteer.launch({ ...options, defaultViewport: size });
  const page = await browser.newPage();
  const driver: Driver = {
    open: (url) => page.goto(url),
    ask: async (question, ...args) => (await page.evaluate(question, ...args)) as never,
    async find(finder, ...args) {
      const found = (await page.evaluateHandle(finder, ...args)).asElement();
      const element = found as ElementHandle<HTMLInputElement> | null;
      return (
        element && {
          click: () => element.click(),
          type: (text) => element.type(text),
          attach: (file) => element.uploadFile(file),
        }
      );
    },
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
  return driver;
};

/** Shrinks the toolbar of MiniBrowser, which is wider than a phone. */
const NO_TOOLBAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** WebKitGTK's MiniBrowser on a virtual display. */
async function startWebkit(size: Size): Promise<Driver> {
  const settings = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(settings, 'gtk-3.0'));
  writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), NO_TOOLBAR);
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
  const [display] = await once(screen.stdout, 'data');
  const PORT = String(await freePort());
  const DISPLAY = `:${String(display).trim()}`;
  const server = await startServer([WEBKIT, `--port=${PORT}`], '', {
    bare: true,
    variables: { PORT, DISPLAY, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings },
  });
  const binary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
  // A maximized window has no frame; its size is set next.
  const options = { binary, args: ['--automation', '--full-screen'] };
  const driver = await new Builder()
    .usingServer(server.url)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build();
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...size });
  return {
    open: (url) => driver.get(url),
    ask: (question, ...args) => driver.executeScript(question, ...args),
    async find(finder, ...args) {
      const found = await driver.executeScript<WebElement | null>(finder, ...args);
      const type = async (text: string) => found?.sendKeys(text);
      return found && { click: () => found.click(), type, attach: type };
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit();
      await server.stop();
      screen.kill();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

export const BROWSERS: Record<string, (size: Size) => Promise<Driver>> = {
  chromium: startPuppeteer({
    executablePath: systemBrowser() ?? chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu'],
  }),
  firefox: startPuppeteer({
    browser: 'firefox',
    executablePath: FIREFOX,
    // As on a phone, and as in the other two: scroll bars take no space.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
  }),
  webkit: startWebkit,
};
