import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fourPhotos } from '../../tests/fixtures/photos.ts';
import { type Driver, SIZES, type Size } from './driver.ts';
import { startPuppeteer } from './puppeteer-driver.ts';
import { Visitor } from './visitor.ts';
import { walk } from './walk.ts';
import { startWatchedSite } from './watched-site.ts';
import { startWebkit } from './webkit-driver.ts';

/**
 * `walk-all.ts [browser …]`: walks the build as a visitor does, in all browsers or the named ones,
 * at both sizes. Exits with 1 when a goal is not reached or an error was reported.
 */
const BROWSERS: Record<string, (size: Size) => Promise<Driver>> = {
  chromium: (size) => startPuppeteer('chromium', size) as Promise<Driver>,
  firefox: (size) => startPuppeteer('firefox', size) as Promise<Driver>,
  webkit: (size) => startWebkit(size) as Promise<Driver>,
};

const PICTURES = path.resolve(import.meta.dirname, '../../test-results/browsers');

/** Walks once, against a cold site; returns the failures. */
async function walked(browser: string, size: Size, photos: string[]): Promise<string[]> {
  const folder = path.join(PICTURES, `${browser}-${size}`);
  await rm(folder, { recursive: true, force: true });
  const site = await startWatchedSite();
  try {
    const driver = await BROWSERS[browser]?.(size);
    if (!driver) throw new Error(`There is no browser ${browser}.`);
    const visitor = new Visitor(driver, site.url, folder);
    const faults: string[] = [];
    try {
      await walk(visitor, size, site.panel, photos);
    } catch (error) {
      faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
      await visitor.photograph('in-vain');
    } finally {
      await driver.close();
    }
    return [...faults, ...site.troubles(), ...driver.complaints()];
  } finally {
    await site.stop();
  }
}

/** Runs some work with four photos as files, as an applicant has them. */
async function withPhotos(work: (files: string[]) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'photos-'));
  try {
    const photos = await fourPhotos();
    for (const { name, buffer } of photos) await writeFile(path.join(folder, name), buffer);
    await work(photos.map(({ name }) => path.join(folder, name)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const named = process.argv.slice(2);
await withPhotos(async (photos) => {
  for (const browser of named.length > 0 ? named : Object.keys(BROWSERS)) {
    for (const size of Object.keys(SIZES) as Size[]) {
      const begun = performance.now();
      const wrong = await walked(browser, size, photos);
      const seconds = Math.round((performance.now() - begun) / 1000);
      console.info(`${wrong.length === 0 ? '✓' : '✗'} ${browser}, ${size} (${seconds} s)`);
      for (const one of wrong) console.info(`    ${one.replaceAll('\n', '\n    ')}`);
      if (wrong.length > 0) process.exitCode = 1;
    }
  }
});
