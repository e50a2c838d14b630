import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
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
 * Starting a process costs more than most unit tests do. Test files that only compute values share a
 * few processes. Files that mock modules, fake the clock, set variables or open ports (or import a
 * fixture that may) get one thread each, or one process if they set the time zone, which threads
 * share. The patterns detect them by their source text.
 */
const TOUCHES_PROCESS =
  /\bvi\b|fixtures\/(?!fast-check|answers)|node:(?!assert|fs|path)|process\.env/;
const SETS_TIME_ZONE = /\bTZ\b/;
const ALL_UNIT = globSync('tests/unit/**/*.test.{ts,tsx}');
/** Drawing previews and photos, and decoding some of up to 60 megapixels, takes minutes of processor time. */
const IMAGES = ALL_UNIT.filter((file) => /preview\/(draw|faces|titles)|images\.test/.test(file));
const UNIT = ALL_UNIT.filter((file) => !IMAGES.includes(file));
/** The files whose source text matches. */
const matching = (pattern: RegExp, files: string[]) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8')));
const ISOLATED = matching(TOUCHES_PROCESS, UNIT);
const ZONED = matching(SETS_TIME_ZONE, ISOLATED);

/**
 * Reloading packages for each file takes half of the processor time of component tests, so files
 * share loaded modules, except those that mock one: another file may have imported it already.
 */
const COMPONENTS = globSync('tests/components/**/*.test.{ts,tsx}');
const WITH_MOCKS = matching(/\bvi\.(mock|doMock|resetModules)\(/, COMPONENTS);
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
          include: UNIT.filter((file) => !ISOLATED.includes(file)),
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
          include: ISOLATED.filter((file) => !ZONED.includes(file)),
          sequence: SHUFFLED,
        },
      },
      {
        extends: true,
        test: { name: 'unit-zoned', include: ZONED, sequence: SHUFFLED },
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
        extends: true,
        test: {
          ...JSDOM,
          name: 'components',
          include: COMPONENTS.filter((file) => !WITH_MOCKS.includes(file)),
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...JSDOM, name: 'components-isolated', include: WITH_MOCKS },
      },
      {
        extends: true,
        test: { name: 'contract', pool: 'threads', include: ['tests/contract/**/*.test.ts'] },
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
