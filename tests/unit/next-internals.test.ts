import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const DOCUMENT = readFileSync('docs/next-internals.md', 'utf8');

/** A code span; double backticks enclose one that contains a backtick. */
const CODE = /``(.+?) ?``|`([^`]+)`/g;
const codesOf = (cell: string) =>
  Array.from(cell.matchAll(CODE), ([, doubled, single]) => doubled ?? single ?? '');

const ROWS = DOCUMENT.split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split(' | '))
  .map(([what = '', files = '', , title = '']) => ({
    what: what.replace('| ', ''),
    files: codesOf(files),
    titles: codesOf(title),
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
