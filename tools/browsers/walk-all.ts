import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { photo } from '../../tests/fixtures/application.ts';
import { BROWSERS, SIZES, type Size } from './browsers.ts';
import { visitorOf } from './visitor.ts';
import { walk } from './walk.ts';
import { startWatchedSite } from './watched-site.ts';

/**
 * `walk-all.ts [browser …]`: walks the build as a visitor does, in all browsers or the named ones,
 * at both sizes. Exits with 1 when a goal is not reached or an error was reported.
 */
const PICTURES = path.resolve(import.meta.dirname, '../../test-results/browsers');

/** Walks once, against a site of its own; returns the failures. */
async function failuresOf(browser: string, size: Size): Promise<string[]> {
  const folder = path.join(PICTURES, `${browser}-${size}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'photo.jpg');
  await writeFile(file, (await photo('#c00')).stream());
  const site = await startWatchedSite();
  const driver = await BROWSERS[browser]?.(size);
  if (!driver) throw new Error(`There is no browser ${browser}.`);
  const visitor = visitorOf(driver, site.url, folder);
  try {
    await walk(visitor, site, file);
  } catch (error) {
    site.troubles.push(error instanceof Error ? `${error.stack}` : String(error));
    await visitor.picture('failure');
  } finally {
    await driver.close();
    await site.stop();
  }
  return site.troubles;
}

const named = process.argv.slice(2);
for (const browser of named.length > 0 ? named : Object.keys(BROWSERS)) {
  for (const size of Object.keys(SIZES) as Size[]) {
    const failures = await failuresOf(browser, size);
    console.info(
      [`${failures.length > 0 ? '✗' : '✓'} ${browser}, ${size}`, ...failures].join('\n'),
    );
    if (failures.length > 0) process.exitCode = 1;
  }
}
