import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> };

const LOCK: Record<string, Entry> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

test('the lock file has the binaries of every platform, so npm ci accepts it everywhere', () => {
  const owned = Object.entries(LOCK).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ owner, name })),
  );
  const missing = owned.filter(
    ({ owner, name }) => !LOCK[`${owner}/node_modules/${name}`] && !LOCK[`node_modules/${name}`],
  );
  expect(owned.length).toBeGreaterThan(100);
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(Object.entries(LOCK).filter(([, { resolved }]) => resolved)).toEqual([]);
});
