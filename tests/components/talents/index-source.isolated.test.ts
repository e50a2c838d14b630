import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listedTalent } from '@/lib/talents/listed-talent';

const nothing = { cover: null, birthdate: null, hair: null, eyes: null, skinTone: null };
const ANA = { id: 12, name: 'Ana', gender: null, categories: [], measures: {}, ...nothing };
const INDEX = [listedTalent(ANA, new Date())];

let answers: (() => Response)[];
const asked = vi.fn();

beforeEach(() => {
  vi.resetModules();
  asked.mockReset();
  vi.stubGlobal('fetch', async (url: string) => {
    asked(url);
    return (answers.shift() ?? Response.error)();
  });
});
afterEach(() => void vi.unstubAllGlobals());

const whole = () => Response.json(INDEX);

test('concurrent callers share one request for the index of a list', async () => {
  const { loadIndex, readyIndex } = await import('@/components/talents/index-source');
  answers = [whole];
  expect(readyIndex('women')).toBeNull();
  const both = Promise.all([loadIndex('women'), loadIndex('women')]);
  for (const rows of await both) expect(rows.map(({ name }) => name)).toEqual(['Ana']);
  expect(await loadIndex('women')).toBe(readyIndex('women'));
  expect(asked.mock.calls).toEqual([['/api/roster?view=women']]);
});

test.each<[string, () => Response]>([
  ['is refused', () => new Response(null, { status: 503 })],
  ['does not arrive', () => Response.error()],
  ['is not an index', () => Response.json([{ name: 'Ana' }])],
])('an index that %s is requested again by the next caller', async (_how, failed) => {
  const { loadIndex, readyIndex } = await import('@/components/talents/index-source');
  answers = [failed, whole];
  await expect(loadIndex('men')).rejects.toThrow();
  expect(readyIndex('men')).toBeNull();
  expect(await loadIndex('men')).toHaveLength(1);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('an index is no older than the list that it is laid over, nor than the latest navigation', async () => {
  const { arrivalOf, loadIndex, readyIndex } = await import('@/components/talents/index-source');
  const { noteTransition } = await import('@/components/ui/page-transitions');
  const clock = vi.spyOn(performance, 'now');
  const at = (ms: number) => void clock.mockReturnValue(ms);
  answers = [whole, () => Response.json([])];
  const [first, second] = [{}, {}];
  at(1);
  const rows = await loadIndex('kids', arrivalOf(first));
  at(2);
  noteTransition('push');
  expect(readyIndex('kids', arrivalOf(second))).toBeNull();
  expect(readyIndex('kids')).toBeNull();
  expect(readyIndex('kids', arrivalOf(first)), 'reached through the history').toBe(rows);
  at(3);
  expect(await loadIndex('kids', arrivalOf(second))).toEqual([]);
  noteTransition('traverse');
  expect(readyIndex('kids')).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(2);
  clock.mockRestore();
});
