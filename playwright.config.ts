import { defineConfig, devices } from '@playwright/test';
import { systemBrowser } from './tools/commands/browser.mjs';

// A switch that is given twice counts once, so this list begins with what Playwright turns off. The
// last two would be drawn by each new window, and take more time than most of our pages.
const UNWANTED = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const QUIET = [
  '--headless',
  `--disable-features=${UNWANTED}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  globalSetup: './tests/e2e/shared-servers.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000, toPass: { timeout: 10_000 } },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: systemBrowser(), args: QUIET },
    // A trace of actions and requests costs a tenth of the time: `TRACE=1 npx playwright test …`.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  // A tag names the only screen on which a test is run: where no other has what it uses, or where
  // no other would make a difference.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 }, locale: 'pt-BR' },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // Its own factor paints seven times as many pixels, which takes most of a test's time.
        deviceScaleFactor: 1,
        locale: 'pt-BR',
      },
    },
  ],
});
