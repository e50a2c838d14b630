/** How `npm run mutate` puts faults into the code. Its options are Stryker's: `-- --mutate 'lib/search/**'`. */
export default {
  mutate: ['lib/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'middleware.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  // Stryker would read it to rewrite paths, which this project does not need.
  tsconfigFile: 'none',
  ignorePatterns: ['/.next', '/test-results', '/tests/pictures'],
  coverageAnalysis: 'perTest',
  // Mutants in code that runs at import time, such as a table, would need all tests each.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 10_000,
  dryRunTimeoutMinutes: 20,
  tempDirName: 'test-results/mutation',
  // Mutants whose code and tests are unchanged are not repeated.
  incremental: true,
  incrementalFile: 'test-results/mutation-incremental.json',
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'test-results/mutation.html' },
};
