/** A mutation run of `lib`: faults are put in one by one, and each should turn a unit test red. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/commands/mutate.vitest.ts' },
  mutate: ['lib/**/*.{ts,tsx}'],
  ignorePatterns: ['.ci', '.demo', '.next', 'public', 'tests/pictures'],
  coverageAnalysis: 'perTest',
  // A fault in a table that is made once asks all tests again, each time in a new process.
  ignoreStatic: true,
  // It reads the configuration with TypeScript's old API; there is nothing in it to rewrite.
  tsconfigFile: 'none',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
};
