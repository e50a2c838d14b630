import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const alias = {
  '@': fileURLToPath(new URL('.', import.meta.url)),
  // `server-only` throws outside a server-component build; tests import server modules directly.
  'server-only': fileURLToPath(new URL('./tests/fixtures/server-only.ts', import.meta.url)),
  // Next's own list of links to fetch ahead loads the router, which only its bundler can resolve.
  'next/dist/client/components/links': fileURLToPath(
    new URL('./tests/fixtures/next-links.ts', import.meta.url),
  ),
};

/** Seeds the order of unit and component tests, and the random cases of property-based tests. */
const TEST_SEED = process.env.TEST_SEED || String(randomInt(2 ** 31));
process.env.TEST_SEED = TEST_SEED;
console.info(`TEST_SEED=${TEST_SEED}`);

/** Runs files and tests in random order, so that no test depends on state from another. */
const SHUFFLED = { shuffle: { files: true, tests: true }, seed: Number(TEST_SEED) };

/**
 * Starting a process costs more than most unit tests do. Test files that only compute values share a
 * few processes. Files that mock modules, fake the clock, set variables or open ports (or import a
 * fixture that may) get one process each. The pattern detects them by their source text.
 */
const TOUCHES_PROCESS = /\bvi\b|fixtures\/(?!fast-check)|node:(?!assert|fs|path)|process\.env/;
const ALL_UNIT = globSync('tests/unit/**/*.test.{ts,tsx}');
/** Drawing previews and photos, and decoding some of up to 60 megapixels, takes minutes of processor time. */
const IMAGES = ALL_UNIT.filter((file) =>
  /preview\/(draw|faces|titles)|images\.test|photo-advice/.test(file),
);
const UNIT = ALL_UNIT.filter((file) => !IMAGES.includes(file));
const ISOLATED = UNIT.filter((file) => TOUCHES_PROCESS.test(readFileSync(file, 'utf8')));

export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  test: {
    // More workers than cores, because HTTP tests mostly wait. The default is one fewer than the cores.
    maxWorkers: '150%',
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
          include: UNIT.filter((file) => !ISOLATED.includes(file)),
          isolate: false,
          sequence: SHUFFLED,
        },
      },
      {
        extends: true,
        test: { name: 'unit-isolated', include: ISOLATED, sequence: SHUFFLED },
      },
      {
        extends: true,
        test: { name: 'images', include: IMAGES, sequence: SHUFFLED },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/components/setup.ts'],
          sequence: SHUFFLED,
        },
      },
      {
        extends: true,
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts'] },
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
          name: 'soak',
          include: ['tools/soak/**/*.test.ts'],
          testTimeout: 900_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
