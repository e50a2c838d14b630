import { defineConfig, devices } from '@playwright/test';
import { quickBrowser } from './tools/commands/browser.mjs';

// Chromium uses only the last `--disable-features`, so this list repeats Playwright's own. The last two
// are address-bar popups, which every new window would render at a higher cost than most of our pages.
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
  // For a busy machine: a passing test takes 1 to 30 s on an idle one.
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: quickBrowser(), args: QUIET },
    // Tracing makes a run about 10 % slower, so it is opt-in: `TRACE=1 npx playwright test …`.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  // A test tagged @desktop or @phone runs only in that project, because the other one lacks the
  // feature or would add nothing.
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
        // The Pixel 7's own scale factor paints seven times as many pixels.
        deviceScaleFactor: 1,
        locale: 'pt-BR',
      },
    },
  ],
});
