import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { devices } from '@playwright/test';

/** Scripts of a first visit: bytes gzipped at level 9, and the part of their text that has run. */
export type Coverage = { bytes: number; ranShare: number };

/**
 * How much of a page's scripts has run without interaction: those that `isFramework` names, and its
 * own.
 */
export async function coverVisit(
  browser: Browser,
  url: string,
  isFramework: (url: string) => boolean,
): Promise<{ framework: Coverage; own: Coverage }> {
  const context = await browser.newContext(devices['Pixel 7']);
  try {
    const page = await context.newPage();
    await page.coverage.startJSCoverage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const scripts = (await page.coverage.stopJSCoverage()).filter((script) => script.source);
    const files = scripts.filter((script) => script.url.includes('/_next/static/'));
    const part = (wanted: boolean): Coverage => {
      const chosen = files.filter((script) => isFramework(script.url) === wanted);
      const whole = chosen.reduce((sum, { source = '' }) => sum + source.length, 0);
      const ran = chosen.reduce((sum, { source = '', functions }) => {
        return sum + ranCharacters(source.length, functions);
      }, 0);
      const bytes = chosen.reduce(
        (sum, { source = '' }) => sum + gzipSync(source, { level: 9 }).length,
        0,
      );
      return { bytes, ranShare: whole === 0 ? 0 : ran / whole };
    };
    return { framework: part(true), own: part(false) };
  } finally {
    await context.close();
  }
}

type Functions = readonly {
  ranges: readonly { startOffset: number; endOffset: number; count: number }[];
}[];

/** The number of characters of a script that ran. An inner range overrides the one around it. */
function ranCharacters(length: number, functions: Functions): number {
  const ran = new Uint8Array(length);
  const ranges = functions
    .flatMap((one) => one.ranges)
    .toSorted((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset));
  for (const { startOffset, endOffset, count } of ranges) {
    ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  }
  return ran.reduce((sum, one) => sum + one, 0);
}
