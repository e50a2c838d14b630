import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TIMES } from '@/lib/platform/times.mjs';

const DOC = readFileSync('docs/caching.md', 'utf8');
const TIMERS = Object.entries(TIMES).flatMap(([group, times]) =>
  Object.keys(times).map((name) => ({ group, name })),
);

it.each(TIMERS)('$group.$name is in the table of timers', ({ group, name }) => {
  const rows = DOC.split('\n').filter((line) => line.startsWith(`| \`${group}.`));
  expect(
    rows.some((row) =>
      row
        .split('|')[1]
        ?.match(/\w+(?=`)/g)
        ?.includes(name),
    ),
  ).toBe(true);
});
