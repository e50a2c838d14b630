import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Rules that Biome cannot check: import cycles between folders, and server or client modules. */
type Source = { imports: { name: string; path: string; type: boolean }[] };

const IMPORT = /^(?:import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/gm;

const FILES = new Set(globSync(['{app,components,lib}/**/*.{ts,tsx}', 'middleware.ts']));

const SOURCES = new Map(
  [...FILES].map((file): [string, Source] => {
    const found = readFileSync(file, 'utf8').matchAll(IMPORT);
    const imports = Array.from(found, ([, type, from, later]) => {
      const name = from ?? later ?? '';
      return { name, path: resolved(file, name), type: type !== undefined };
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

/** All files that some files import, directly or not, and these themselves; types are not loaded. */
function reachedFrom(...files: string[]): Set<string> {
  const reached = new Set(files);
  for (const file of reached) {
    const needed = SOURCES.get(file)?.imports.filter(({ type }) => !type) ?? [];
    for (const { path: one } of needed) if (SOURCES.has(one)) reached.add(one);
  }
  return reached;
}

/** A folder of `app`, `components` or `lib`; a file directly in one of them counts as a folder. */
function folderOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/** Every import of a file in another folder. */
const CROSSINGS = [...SOURCES].flatMap(([file, { imports }]) =>
  imports
    .filter((one) => SOURCES.has(one.path) && folderOf(one.path) !== folderOf(file))
    .map((one) => ({ from: file, to: one.path })),
);

/**
 * The layers of `components`, from the top down. A folder imports from lower layers only.
 * `search` is a feature of which the pages of other features show a part.
 */
const LAYERS = [
  ['site'],
  ['blog', 'contact', 'favorites', 'home', 'profile', 'roster', 'scouting', 'verify'],
  ['search'],
  ['talents'],
  ['forms', 'visits'],
  ['ui'],
].map((folders) => folders.map((folder) => `components/${folder}`));

test('the sources and their imports are found', () => {
  expect(SOURCES.size).toBeGreaterThan(300);
  expect(SOURCES.get('lib/roster/roster-page.ts')?.imports).toEqual(
    expect.arrayContaining([
      { name: 'server-only', path: 'server-only', type: false },
      { name: '../talents/narrowed', path: 'lib/talents/narrowed.ts', type: false },
      { name: '../talents/query', path: 'lib/talents/query.ts', type: false },
    ]),
  );
});

test('folders have no import cycle', () => {
  const folders = new Map<string, Set<string>>();
  for (const { from, to } of CROSSINGS) {
    folders.set(folderOf(from), (folders.get(folderOf(from)) ?? new Set()).add(folderOf(to)));
  }
  const acyclic = new Set<string>();
  const cycleFrom = (folder: string, path: readonly string[]): string | null => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder].join(' → ');
    if (acyclic.has(folder)) return null;
    for (const next of folders.get(folder) ?? []) {
      const cycle = cycleFrom(next, [...path, folder]);
      if (cycle) return cycle;
    }
    acyclic.add(folder);
    return null;
  };
  expect(folders.size).toBeGreaterThan(30);
  expect([...folders.keys()].flatMap((folder) => cycleFrom(folder, []) ?? [])).toEqual([]);
});

test('each folder of components has a layer and imports from lower layers only', () => {
  const layerOf = (file: string) => LAYERS.findIndex((layer) => layer.includes(folderOf(file)));
  const components = [...SOURCES.keys()].filter((file) => file.startsWith('components/'));
  expect(components.filter((file) => layerOf(file) < 0)).toEqual([]);
  const upward = CROSSINGS.filter(({ from, to }) => {
    return layerOf(from) >= 0 && layerOf(to) >= 0 && layerOf(to) <= layerOf(from);
  });
  expect(upward.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('the middleware, which every request passes, imports what decides a route, and little else', () => {
  const reached = reachedFrom('middleware.ts');
  expect(reached.size).toBeGreaterThan(10);
  expect(reached.size, [...reached].join(' ')).toBeLessThanOrEqual(32);
});

/** What Node loads itself, without a bundler: the server and the page cache. */
const LOADED_BY_NODE = reachedFrom('lib/server/start.ts', 'lib/server/page-cache/handler.ts');

test('what Node loads imports files by relative paths with `.ts`, and no mark of a side', () => {
  const isLoadable = (name: string) => {
    if (name.startsWith('.')) return name.endsWith('.ts');
    return !name.startsWith('@/') && !name.endsWith('-only');
  };
  const wrong = [...LOADED_BY_NODE].flatMap((file) => {
    const names = SOURCES.get(file)?.imports.map(({ name }) => name) ?? [];
    return names.filter((name) => !isLoadable(name)).map((name) => `${file}: ${name}`);
  });
  expect(LOADED_BY_NODE.size).toBeGreaterThan(15);
  expect(wrong).toEqual([]);
});

/** Next decides where pages and components run; a file of `lib` for one side has to declare it. */
const LIBRARY = [...SOURCES].filter(([file]) => file.startsWith('lib/'));

describe.each(['server-only', 'client-only'])('a file of lib that needs what is %s', (side) => {
  const marked = (file: string) =>
    SOURCES.get(file)?.imports.some((one) => one.path === side) ?? false;

  test('says that it is so itself', () => {
    const unmarked = LIBRARY.flatMap(([file, { imports }]) => {
      const needed = imports.filter((one) => !one.type && (marked(one.path) || isBound(one.path)));
      // Outside of Next's bundles the mark would throw.
      const loose = needed.length > 0 && !marked(file) && !LOADED_BY_NODE.has(file);
      return loose ? [`${file}: ${needed[0]?.path}`] : [];
    });
    expect(LIBRARY.some(([file]) => marked(file))).toBe(true);
    expect(unmarked).toEqual([]);
  });

  /** Node's modules exist on the server only. */
  function isBound(name: string): boolean {
    return side === 'server-only' && name.startsWith('node:');
  }
});

test('a test file that mocks a module is isolated by its name', () => {
  const files = globSync('tests/{unit,components}/**/*.test.{ts,tsx}');
  const mocking = files.filter((file) => /\bvi\.mock\(/.test(readFileSync(file, 'utf8')));
  expect(mocking.filter((file) => !file.includes('.isolated.'))).toEqual([]);
});
