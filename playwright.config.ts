import { defineConfig, devices } from '@playwright/test';
import { systemBrowser } from './tests/commands/browser.mjs';

const QUIET = [
  '--headless',
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
  // A machine of two cores draws the pictures of the stand-in while it runs these tests: on a first
  // run a page may wait for them longer than a test does.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: systemBrowser(), args: QUIET },
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 }, locale: 'pt-BR' },
    },
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        locale: 'pt-BR',
      },
    },
  ],
});
