import path from 'node:path';
import { COPY } from './mutated-copy.mjs';

/**
 * What failed in a run of tests, by the JSON report of its runner; a file counts once.
 *
 * @typedef {{ file: string, test: string }} Failure
 * @typedef {{ failures: Failure[], seconds: Record<string, number> }} Report `seconds`: of each file
 */

/**
 * @typedef {{ name: string, status: string, startTime: number, endTime: number, assertionResults: { status: string, fullName: string }[] }} VitestFile
 * @param {{ testResults?: VitestFile[] }} report
 * @returns {Report}
 */
export function ofVitest({ testResults = [] }) {
  const nameOf = (/** @type {VitestFile} */ { name }) => path.relative(COPY, name);
  return {
    failures: testResults
      .filter(({ status }) => status === 'failed')
      .map((file) => ({
        file: nameOf(file),
        test:
          file.assertionResults.find(({ status }) => status === 'failed')?.fullName ?? 'the file',
      })),
    seconds: Object.fromEntries(
      testResults.map((file) => [nameOf(file), (file.endTime - file.startTime) / 1000]),
    ),
  };
}

/**
 * @typedef {{ specs?: { ok: boolean, file: string, title: string }[], suites?: Suite[] }} Suite
 * @param {Suite} report
 * @returns {Report}
 */
export function ofPlaywright({ specs = [], suites = [] }) {
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => ({ file: `tests/e2e/${file}`, test: title }));
  return {
    failures: [...failures, ...suites.flatMap((suite) => ofPlaywright(suite).failures)],
    seconds: {},
  };
}
