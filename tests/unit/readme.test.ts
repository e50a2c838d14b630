import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const README = readFileSync('README.md', 'utf8');

/** The picture of the tree: what stands below each folder that is drawn open. */
function drawn(): Map<string, string[]> {
  const [, picture = ''] = /```\n(app\/\n[\s\S]*?)```/.exec(README) ?? [];
  const folders = new Map<string, string[]>([['.', []]]);
  let open = '';
  for (const line of picture.split('\n')) {
    const [, indent, names = ''] = /^( {0,2})(\S+(?: {2}\S+\/)*)(?: |$)/.exec(line) ?? [];
    if (indent === undefined) continue;
    if (indent === '') open = names.replace(/\/$/, '');
    const parent = indent === '' ? '.' : open;
    const known = folders.get(parent) ?? [];
    folders.set(parent, [...known, ...names.split('  ').map((name) => name.replace(/\/$/, ''))]);
  }
  return folders;
}

/** What the tests and the package manager leave behind. */
const MADE = ['node_modules', 'test-results', 'playwright-report'];

function foldersOf(parent: string): string[] {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => !MADE.includes(name))
    .sort();
}

describe('the picture of the tree', () => {
  test.each(['.', 'app', 'components', 'lib'])(
    'names every folder of %s, and no other one',
    (name) => {
      const shown = drawn().get(name) ?? [];
      expect(foldersOf(name).length).toBeGreaterThan(3);
      expect(shown.filter((one) => !one.includes('.')).sort()).toEqual(foldersOf(name));
    },
  );

  test('names files that are there', () => {
    const files = [...drawn()].flatMap(([parent, names]) =>
      names.filter((name) => name.includes('.')).map((name) => `${parent}/${name}`),
    );
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

test('every file that the text names is there', () => {
  const named = README.matchAll(/`((?:app|components|lib|tests)\/[\w./[\]-]+\.\w+)`/g);
  const files = [...new Set(Array.from(named, ([, file = '']) => file))];
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
