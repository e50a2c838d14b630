import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const alias = {
  '@': fileURLToPath(new URL('.', import.meta.url)),
  // The package throws outside React's server build; in tests every module runs in one process.
  'server-only': fileURLToPath(new URL('./tests/fixtures/server-only.ts', import.meta.url)),
};

/** Decides the random cases of every property of a run. Naming it repeats them. */
const FAST_CHECK_SEED = process.env.FAST_CHECK_SEED || String(randomInt(2 ** 31));
console.info(`FAST_CHECK_SEED=${FAST_CHECK_SEED}`);

export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  test: {
    // By default Vitest keeps one core for itself, which is half of a machine of two.
    maxWorkers: '100%',
    env: { FAST_CHECK_SEED },
    setupFiles: ['tests/fixtures/fast-check-seed.ts'],
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/components/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'budgets',
          include: ['tests/bench/**/*.test.ts'],
          // A minute and a half where nothing else runs, five on a machine that is busy.
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'soak',
          include: ['tests/soak/**/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/shared-servers.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
