import { expect, test } from 'vitest';
import { ENGLISH } from './english';
import type { MessageCase } from './message-case';
import { PORTUGUESE } from './portuguese';
import { scoreOf } from './score';
import { SPANISH } from './spanish';

const ALL: readonly MessageCase[] = [...PORTUGUESE, ...ENGLISH, ...SPANISH];
const halves = {
  building: ALL.filter((_, at) => at % 2 === 0),
  judging: ALL.filter((_, at) => at % 2 === 1),
};

test('there are 150 messages, whose facts are pieces of them', () => {
  expect(ALL).toHaveLength(150);
  expect(new Set(ALL.map(([text]) => text)).size).toBe(150);
  for (const [text, , facts = {}] of ALL) {
    for (const fact of Object.values(facts).flatMap((all) => all.split('|')))
      expect(text).toContain(fact);
  }
});

test.each(['building', 'judging'] as const)(
  'the half for %s is read with a sufficient score',
  (half) => {
    const score = scoreOf(halves[half]);
    expect(score.right / score.roles).toBeGreaterThanOrEqual(0.8);
    expect(score.wrong).toEqual([]);
    expect(score.invented).toEqual([]);
  },
);
