import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run look`: screenshots to review by eye, compared with the last ones that were accepted. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/look',
  globalSetup: '../e2e/shared-servers.ts',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // The pages prefer reduced motion. Playwright would end the header's animation, which the scroll drives.
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'allow' } },
  projects: [{ name: 'look', use: { viewport: { width: 1440, height: 900 }, locale: 'pt-BR' } }],
});
