import { NextRequest } from 'next/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/favorites/route';
import { type ComparedAnswer, readComparedAnswer } from '@/lib/favorites/compared-answer';
import { readCards, readCompared } from '@/lib/favorites/read-chosen';
import { StatusError } from '@/lib/panel/errors';
import type { Talent } from '@/lib/talents/talent';
import { person } from '../../fixtures/people.ts';

const { readRoster } = vi.hoisted(() => ({ readRoster: vi.fn() }));
vi.mock('@/lib/panel/talents', () => ({ readRoster }));

const measures = { height: '175/5.9', bust: '84/33.1' };
const ana = person({ id: 12, measures, birthdate: '1999-05-02', hair: 'Red' });
const bia = person({ id: 7, gender: 'man', birthdate: '2010-05-02' });
const roster = (...talents: Talent[]) => new Map(talents.map((talent) => [talent.id, talent]));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-03T12:00:00Z'), toFake: ['Date'] });
  readRoster.mockResolvedValue({ byId: roster(bia, ana, person({ id: 3 })) });
  return () => void vi.useRealTimers();
});

it('returns the cards of talents on the roster, in the requested order', async () => {
  expect((await readCards([12, 99, 7])).map(({ id, name }) => [id, name])).toEqual([
    [12, 'Talent 12'],
    [7, 'Talent 7'],
  ]);
});

it('returns all measures for a comparison, and the age of adults', async () => {
  const cards = await readCards([12, 7]);
  expect(await readCompared([12, 99, 7])).toEqual([
    {
      ...{ ...cards[0], gender: 'woman', age: 27 },
      ...{
        measures: { height: '175 cm', bust: '84 cm' },
        imperial: { height: '5′9″', bust: '33.1″' },
      },
    },
    { ...cards[1], gender: 'man', measures: {}, imperial: {}, age: null },
  ]);
});

it('the browser parses the comparison data back unchanged', async () => {
  const answer: ComparedAnswer = { cards: await readCompared([12, 7]) };
  expect(readComparedAnswer(JSON.parse(JSON.stringify(answer)))).toEqual(answer.cards);
});

it('a request for comparison data gets 503 and a time to retry while the services fail', async () => {
  const ask = () => GET(new NextRequest('http://site.test/api/favorites?ids=12,99,7'), undefined);
  const found = await ask();
  expect([found.status, await found.json()]).toEqual([200, { cards: await readCompared([12, 7]) }]);
  const exchange = { service: 'panel', method: 'GET', url: '/api/talents' } as const;
  readRoster.mockRejectedValueOnce(new StatusError(500, exchange));
  const failed = await ask();
  expect([failed.status, await failed.json()]).toEqual([503, { error: 'HTTP_500' }]);
  expect(failed.headers.get('retry-after')).toBe('5');
  for (const { headers } of [found, failed]) expect(headers.get('cache-control')).toBe('no-store');
  readRoster.mockRejectedValueOnce(new TypeError('ours'));
  await expect(ask()).rejects.toThrow('ours');
});
