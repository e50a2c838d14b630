import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCities } from '@/components/scouting/use-cities';

afterEach(() => void vi.unstubAllGlobals());

const CITIES = [{ value: '3000', label: 'São Paulo' }];

async function loaded(body: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(body));
  const { result } = renderHook(() => useCities([]));
  await act(() => result.current.load('30'));
  return result.current.cities;
}

test('the cities of a country are those that the site answers', async () => {
  expect(await loaded(CITIES)).toEqual({ state: 'loaded', list: CITIES });
});

test.each([
  ['no list', { cities: CITIES }],
  ['a list of numbers', [3000]],
  ['an option without words', [...CITIES, { value: '3001' }]],
  ['a value that is no text', [{ value: 3000, label: 'São Paulo' }]],
  ['nothing', null],
])('an answer with %s is one that failed', async (_what, body) => {
  expect(await loaded(body)).toEqual({ state: 'failed', list: [] });
});
