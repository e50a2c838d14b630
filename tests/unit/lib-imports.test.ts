import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** What Biome does not look at: folders that import each other, and the side on which a file runs. */
type Source = { imports: { path: string; type: boolean }[] };

const IMPORT = /^(?:import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/gm;

const FILES = new Set(globSync('lib/**/*.{ts,tsx,mjs}'));

const SOURCES = new Map(
  [...FILES].map((file): [string, Source] => {
    const found = readFileSync(file, 'utf8').matchAll(IMPORT);
    const imports = Array.from(found, ([, type, from, later]) => {
      return { path: resolved(file, from ?? later ?? ''), type: type !== undefined };
    });
    return [file, { imports }];
  }),
);

/** The file of a relative import; a package by its name. */
function resolved(file: string, name: string): string {
  const target = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name);
  if (!name.startsWith('.') && !name.startsWith('@/')) return name;
  return [target, `${target}.ts`, `${target}.tsx`].find((one) => FILES.has(one)) ?? target;
}

test('the files of lib and their imports are found', () => {
  expect(SOURCES.size).toBeGreaterThan(80);
  expect(SOURCES.get('lib/roster/roster-page.ts')?.imports).toEqual(
    expect.arrayContaining([
      { path: 'server-only', type: false },
      { path: 'lib/talents/narrowed.ts', type: false },
      { path: 'lib/talents/query.ts', type: true },
    ]),
  );
});

test('no folder of lib imports another one that leads back to it', () => {
  // A file that stands in lib itself counts as a folder.
  const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');
  const folders = new Map<string, Set<string>>();
  for (const [file, { imports }] of SOURCES) {
    const others = folders.get(folderOf(file)) ?? new Set();
    folders.set(folderOf(file), others);
    for (const one of imports) {
      if (SOURCES.has(one.path) && folderOf(one.path) !== folderOf(file)) {
        others.add(folderOf(one.path));
      }
    }
  }
  const circleFrom = (folder: string, way: readonly string[]): string | null => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder].join(' → ');
    for (const next of folders.get(folder) ?? []) {
      const circle = circleFrom(next, [...way, folder]);
      if (circle) return circle;
    }
    return null;
  };
  expect(folders.size).toBeGreaterThan(8);
  expect([...folders.keys()].map((folder) => circleFrom(folder, []))).toEqual(
    Array.from(folders, () => null),
  );
});

describe.each(['server-only', 'client-only'])('a file that needs what is %s', (side) => {
  const marked = (file: string) =>
    SOURCES.get(file)?.imports.some((one) => one.path === side) ?? false;

  test('says that it is so itself', () => {
    const unmarked = [...SOURCES].flatMap(([file, { imports }]) => {
      const needed = imports.filter((one) => !one.type && (marked(one.path) || isBound(one.path)));
      // Next loads plain modules outside of its bundles, where the mark would throw.
      const loose = needed.length > 0 && !marked(file) && !file.endsWith('.mjs');
      return loose ? [`${file}: ${needed[0]?.path}`] : [];
    });
    expect([...SOURCES.keys()].some(marked)).toBe(true);
    expect(unmarked).toEqual([]);
  });

  /** A module of Node is there on the server alone. */
  function isBound(name: string): boolean {
    return side === 'server-only' && name.startsWith('node:');
  }
});
