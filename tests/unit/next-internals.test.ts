import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const DOCUMENT = readFileSync('docs/next-internals.md', 'utf8');

/** A code span; double backticks enclose one that contains a backtick. */
const CODE = /``(.+?) ?``|`([^`]+)`/g;
const codesOf = (cell: string) =>
  Array.from(cell.matchAll(CODE), ([, doubled, single]) => doubled ?? single ?? '');

/** The rows of the tables below a heading, without their first two lines. */
const tableOf = (heading: string) => {
  const [, section = ''] = DOCUMENT.split(`\n## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
};
const NOT_PROMISED = tableOf('Not promised');

const ROWS = [
  ...NOT_PROMISED,
  ...tableOf('Documented'),
  ...tableOf('Modules of the router that the build replaces'),
]
  .map((line) => line.replace(/^\| | \|$/g, '').split(' | '))
  .map((cells) => ({
    what: cells[0] ?? '',
    files: codesOf(cells[1] ?? ''),
    titles: codesOf(cells.at(-1) ?? ''),
  }));

const TESTS = globSync('tests/next/*.test.ts').flatMap((file) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/^test\(\s*(['"])(.+?)\1/gm),
    ([, , title = '']) => title,
  ),
);

test('the table and the tests are found', () => {
  expect(ROWS.length).toBeGreaterThan(13);
  expect(TESTS.length).toBeGreaterThan(13);
});

test('the site relies on few things that are not promised, each with a reason', () => {
  expect(NOT_PROMISED.length).toBeLessThanOrEqual(15);
  const reasons = NOT_PROMISED.map((line) => line.split(' | ')[3] ?? '');
  expect(reasons.filter((why) => why.length < 20)).toEqual([]);
});

describe.each(ROWS)('$what', ({ files, titles }) => {
  test('names only files that exist', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('names one test, which exists', () => {
    expect(titles).toHaveLength(1);
    expect(TESTS).toContain(titles[0]);
  });
});

test('every test of the suite has a row', () => {
  expect(new Set(ROWS.flatMap(({ titles }) => titles))).toEqual(new Set(TESTS));
});

test('the table was last checked with the version of Next that is installed', () => {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'));
  expect(/^\*\*Last checked with Next (.+)\.\*\*$/m.exec(DOCUMENT)?.[1]).toBe(version);
});
