import { expect, it } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

it('a topic is as old as its oldest answer; one without an answer is not measured', async () => {
  beginProcess({});
  const { readAges } = await import('@/lib/panel/read-entries');
  const { entries } = await import('@/lib/panel/read-entries');
  const store = (key: string, topic: string | null, seconds: number) =>
    entries.answered.set(key, {
      answer: { value: 1, at: Date.now() - seconds * 1_000 },
      dueAt: 0,
      wanted: { topic } as never,
    });
  store('roster', 'talents', 20);
  store('profile', null, 90_000);
  store('slides 1', 'slides', 40);
  store('slides 2', 'slides', 30);
  expect(readAges()).toEqual({ talents: 20, slides: 40 });
});
