import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCities } from '@/components/scouting/use-cities';

afterEach(() => void vi.unstubAllGlobals());

const CITIES = [{ value: '3000', label: 'São Paulo' }];

async function loaded(body: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(body));
  const { result } = renderHook(() => useCities());
  await act(() => result.current.load('30'));
  return result.current.cities;
}

test('the cities of a country are those in the response', async () => {
  expect(await loaded(CITIES)).toEqual({ state: 'loaded', list: CITIES });
});

test.each([
  ['no list', { cities: CITIES }],
  ['a list of numbers', [3000]],
  ['an option without a label', [...CITIES, { value: '3001' }]],
  ['a value that is not a string', [{ value: 3000, label: 'São Paulo' }]],
  ['nothing', null],
])('a response with %s counts as failed', async (_what, body) => {
  expect(await loaded(body)).toEqual({ state: 'failed', list: [] });
});
