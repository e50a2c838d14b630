import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** Text is drawn alike by every version of Chromium: gray, at whole pixels, in the shape of its font. */
const ALIKE = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
];
const { launchOptions } = base.use ?? {};

/** `npm run look`: a picture of each page type and state, compared with the one that was accepted. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/look',
  globalSetup: './shared-servers.ts',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  timeout: 180_000,
  expect: {
    timeout: 60_000,
    // A text area has a corner of the browser's own, which differs by 20 pixels between versions. The
    // header's animation, which the scroll drives, must not be ended; others end by reduced motion.
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 50, animations: 'allow' },
  },
  use: {
    ...base.use,
    launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), ...ALIKE] },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'pt-BR',
    // A failed picture comes with the difference, so another one of the page would say nothing more.
    screenshot: 'off',
  },
  projects: [{ name: 'look' }],
});
