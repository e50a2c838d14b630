/** How `npm run mutate` puts faults into a folder of `lib`. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  // It is read to rewrite paths in it, which this project has no need of.
  tsconfigFile: 'none',
  ignorePatterns: ['/.next', '/test-results', '/tests/pictures', '/tools/bench/bare'],
  coverageAnalysis: 'perTest',
  // What runs while a module is loaded, such as a table, would need all tests of the folder each time.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 10_000,
  dryRunTimeoutMinutes: 20,
  tempDirName: 'test-results/mutation',
  // What neither the code nor its tests have changed in is not repeated.
  incremental: true,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutation.json' },
};
