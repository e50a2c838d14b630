import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TIMES } from '@/lib/config/times.mjs';

const MS = { ms: 1, s: 1_000, min: 60_000, day: 86_400_000, days: 86_400_000 };

/** `2.3 s` in milliseconds. */
function inMs(written: string): number {
  const [count, unit] = written.trim().split(' ');
  return Number(count) * MS[unit as keyof typeof MS];
}

/** The list of timers: `group.name` and the time of each, in milliseconds. */
const documented = readFileSync('docs/caching.md', 'utf8')
  .split('\n')
  .filter((line) => /^- `\w+\.\w+`/.test(line))
  .flatMap((row) => {
    const [names = '', rest = ''] = row.split(' (');
    const [times = ''] = rest.split(')');
    const group = names.match(/\w+(?=\.)/)?.[0];
    const lives = times.split(',').map(inMs);
    return [...names.matchAll(/(\w+)`/g)].map(([, name], place) => [
      `${group}.${name}`,
      lives[place],
    ]);
  });

const timers = Object.entries(TIMES).flatMap(([group, times]) =>
  Object.entries(times).map(([name, time]) => [`${group}.${name}`, time]),
);

it('every timer is in the list of timers, with its time', () => {
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(timers));
});
