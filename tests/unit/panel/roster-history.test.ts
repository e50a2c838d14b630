import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Talent } from '@/lib/talents/talent';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { person } from '../../fixtures/people.ts';

let history: typeof import('@/lib/panel/roster-history');

beforeEach(async () => {
  beginProcess({});
  history = await import('@/lib/panel/roster-history');
});

const MINUTE = 60_000;
const ana = person({ id: 1, name: 'Ana' });
const bia = person({ id: 2, name: 'Bia', birthdate: '2001-03-21', cover: 'b.jpg', hair: 'Red' });

function observe(minute: number, ...talents: Talent[]) {
  return history.observeRoster(
    { byId: new Map(talents.map((one) => [one.id, one])) },
    minute * MINUTE,
  );
}

describe('a talent has left', () => {
  const left = (minute: number) => history.formerTalent(2, minute * MINUTE);

  it('once three rosters over ten minutes lack them', async () => {
    await observe(0, ana, bia);
    await observe(5, ana);
    await observe(10, ana);
    expect(left(30), 'after two rosters').toBeNull();
    await observe(14, ana);
    expect(left(14), 'after nine minutes').toBeNull();
    expect(left(15)).toMatchObject({ id: 2, name: 'Bia' });
    expect(history.formerTalent(1, 60 * MINUTE)).toBeNull();
  });

  it('not when they come back in between', async () => {
    await observe(0, ana, bia);
    await observe(5, ana);
    await observe(10, ana, bia);
    await observe(15, ana);
    await observe(20, ana);
    expect(left(60)).toBeNull();
  });

  it('not because one roster was read many times', async () => {
    await observe(0, ana, bia);
    const roster = { byId: new Map([[1, ana]]) };
    for (let minute = 1; minute < 60; minute += 1)
      await history.observeRoster(roster, minute * MINUTE);
    expect(left(60)).toBeNull();
  });

  it('and nothing is remembered of them but whom to name, and of what age others are shown', async () => {
    await observe(0, ana, bia);
    for (const minute of [10, 20, 30]) await observe(minute, ana);
    const { id, name, gender } = bia;
    expect(left(30)).toEqual(person({ id, name, gender, birthdate: '2001-12-31' }));
  });

  it('never when nobody had the id', async () => {
    for (const minute of [0, 10, 20, 30]) await observe(minute, ana);
    expect(left(60)).toBeNull();
  });
});

describe('a talent has changed', () => {
  it('when their record did, and not before that was seen', async () => {
    await observe(0, ana, bia);
    expect(history.talentChangedAt(1)).toBeNull();
    await observe(5, { ...ana, hair: 'Red' }, { ...bia });
    await observe(10, { ...ana, hair: 'Red' }, bia);
    expect(history.talentChangedAt(1)).toEqual(new Date(5 * MINUTE));
    expect(history.talentChangedAt(2)).toBeNull();
  });

  it('when they are new on a roster that is not the first one', async () => {
    await observe(0, ana);
    await observe(5, ana, bia);
    expect(history.talentChangedAt(1)).toBeNull();
    expect(history.talentChangedAt(2)).toEqual(new Date(5 * MINUTE));
  });
});

const crowd = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => person({ id: from + place }));

it('a roster is compared while others have their turn', async () => {
  // Time goes by with every look at it.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
  let turns = 0;
  let next: NodeJS.Immediate;
  const takeTurn = () => {
    turns += 1;
    next = setImmediate(takeTurn);
  };
  onTestFinished(() => clearImmediate(next));
  takeTurn();
  await observe(0, ...crowd(1, 100));
  expect(turns).toBeGreaterThan(10);
});

it('those who left are forgotten, the first ones first, before memory fills', async () => {
  const stays = person({ id: 50_000 });
  const red = { ...stays, hair: 'Red' };
  await observe(0, stays, ...crowd(1, 9_999));
  for (const round of [1, 2, 3]) await observe(round * 10, red, ...crowd(10_001, 10_000));
  expect(history.formerTalent(1, 60 * MINUTE)).not.toBeNull();
  await observe(40, red, ...crowd(10_001, 10_000), ...crowd(30_001, 100));
  expect(history.formerTalent(100, 60 * MINUTE)).toBeNull();
  expect(history.formerTalent(101, 60 * MINUTE)).not.toBeNull();
  expect(history.talentChangedAt(stays.id)).toEqual(new Date(10 * MINUTE));
});
