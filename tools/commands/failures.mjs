import { stripVTControlCharacters } from 'node:util';

/** @param {string} name @param {string} [message] */
const failure = (name, message = '') =>
  [name, ...stripVTControlCharacters(message).trim().split('\n')]
    .filter((line) => !line.includes('node_modules'))
    .slice(0, 12)
    .map((line) => line.slice(0, 200))
    .join('\n      ');

/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile */

/**
 * The failed tests of one file, or the file itself when it could not run.
 * @param {VitestFile} file
 */
function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [failure(name, message)];
  return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages[0]));
}

/** @typedef {{ ok: boolean, file: string, title: string, tests: { projectName: string, results: { error?: { message?: string } }[] }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

/**
 * The failed tests of one suite, those within it included.
 * @param {Suite} suite
 * @returns {string[]}
 */
function failuresOfSuite({ specs = [], suites = [] }) {
  const failed = specs.filter((spec) => !spec.ok);
  return [
    ...failed.map(({ file, title, tests: [test] }) =>
      failure(`[${test?.projectName}] ${file} › ${title}`, test?.results[0]?.error?.message),
    ),
    ...suites.flatMap(failuresOfSuite),
  ];
}

/** @typedef {{ passed: number, failures: string[] }} Counted */

/** Counts the tests in a report of each runner, as JSON. */
export const COUNTS = {
  /** @param {{ numPassedTests: number, testResults: VitestFile[] }} report @returns {Counted} */
  vitest: ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failures: testResults.flatMap(failuresOfFile),
  }),
  /** @param {{ stats: { expected: number }, suites: Suite[] }} report @returns {Counted} */
  playwright: ({ stats, suites }) => ({
    passed: stats.expected,
    failures: suites.flatMap(failuresOfSuite),
  }),
};
