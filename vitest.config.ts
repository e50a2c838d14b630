import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const alias = {
  '@': fileURLToPath(new URL('.', import.meta.url)),
  // `server-only` throws outside a server-component build; tests import server modules directly.
  'server-only': fileURLToPath(new URL('./tests/fixtures/server-only.ts', import.meta.url)),
};

/** Seeds the order of unit and component tests, and the random cases of property-based tests. */
const TEST_SEED = process.env.TEST_SEED || String(randomInt(2 ** 31));
process.env.TEST_SEED = TEST_SEED;
console.info(`TEST_SEED=${TEST_SEED}`);

/** Runs files and tests in random order, so that no test depends on state from another. */
const SHUFFLED = { shuffle: { files: true, tests: true }, seed: Number(TEST_SEED) };

/**
 * Starting a process costs more than most tests do, and so does loading packages again. Test files share
 * a few processes and the modules that these have loaded. `*.isolated.test.ts` names a file that mocks a
 * module, which another file may have loaded already, or changes what a process cannot put back.
 */
const ISOLATED = '*.isolated.test.{ts,tsx}';
/** Drawing previews and photos, and decoding some of up to 60 megapixels, takes minutes of processor time. */
const IMAGES = ['preview/{draw*,faces*,titles*}', '**/*images'].map(
  (name) => `tests/unit/${name}.test.ts`,
);
/** Components render without a page of Next, whose router and link are stand-ins. */
const COMPONENTS = {
  extends: true,
  resolve: {
    alias: {
      'next/link': fileURLToPath(new URL('./tests/components/next-link.tsx', import.meta.url)),
      'next/navigation': fileURLToPath(
        new URL('./tests/components/next-navigation.ts', import.meta.url),
      ),
    },
  },
} as const;
const JSDOM = {
  environment: 'jsdom',
  pool: 'threads',
  setupFiles: 'tests/components/setup.ts',
  sequence: SHUFFLED,
} as const;

export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  test: {
    // The default is one fewer than the cores.
    maxWorkers: '100%',
    env: { TEST_SEED },
    // Tests wait for what they expect. These limits only stop a test that would never finish.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [`**/${ISOLATED}`, ...IMAGES],
          setupFiles: 'tests/unit/setup.ts',
          isolate: false,
          sequence: SHUFFLED,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          // A thread starts faster than a process.
          pool: 'threads',
          include: [`tests/unit/**/${ISOLATED}`],
          sequence: SHUFFLED,
        },
      },
      {
        extends: true,
        test: { name: 'images', include: IMAGES, sequence: SHUFFLED },
      },
      {
        extends: true,
        test: { name: 'patterns', include: ['tests/patterns/**/*.test.ts'] },
      },
      {
        ...COMPONENTS,
        test: {
          ...JSDOM,
          name: 'components',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          exclude: [`**/${ISOLATED}`],
          isolate: false,
        },
      },
      {
        ...COMPONENTS,
        test: {
          ...JSDOM,
          name: 'components-isolated',
          include: [`tests/components/**/${ISOLATED}`],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          pool: 'threads',
          include: ['tests/contract/**/*.test.ts'],
          // These tests wait for time limits most of the time. Another number of workers needs a group of its own.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/shared-servers.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: ['tests/system/**/*.test.ts'],
          globalSetup: ['tests/server/shared-servers.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'next',
          include: ['tests/next/**/*.test.ts'],
          globalSetup: ['tests/server/shared-servers.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'budgets',
          include: ['tests/budgets/**/*.test.ts'],
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'nightly',
          include: ['tests/nightly/**/*.test.ts'],
          testTimeout: 900_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
