/** How `npm run mutate` puts faults into a folder of `lib`. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  // Stryker would read it to rewrite paths, which this project does not need.
  tsconfigFile: 'none',
  ignorePatterns: ['/.next', '/test-results', '/tests/pictures', '/tools/bench/bare'],
  coverageAnalysis: 'perTest',
  // Mutants in code that runs at import time, such as a table, would need all tests of the folder
  // each.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 10_000,
  dryRunTimeoutMinutes: 20,
  tempDirName: 'test-results/mutation',
  // Mutants whose code and tests are unchanged are not repeated.
  incremental: true,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutation.json' },
};
