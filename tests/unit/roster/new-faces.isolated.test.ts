import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreachableError } from '@/lib/panel/errors';
import { readFaceIfAny, readFourPhotosIfAny, readRowOfFacesIfAny } from '@/lib/roster/new-faces';
import { cardOf } from '@/lib/talents/listed-talent';
import type { Profile, Talent } from '@/lib/talents/talent';
import { type Known, person } from '../../fixtures/people.ts';

const NEW = 1884;
const down = new UnreachableError('down', { service: 'integration', method: 'GET', url: '/' });
const panel = vi.hoisted(() => ({
  readRoster: vi.fn(),
  readProfile: vi.fn(),
  readTalents: vi.fn(),
}));
vi.mock('@/lib/panel/talents', () => panel);

const face = (id: number, more: Partial<Known> = {}) =>
  person({ id, cover: `${id}.jpg`, birthdate: '2000-01-01', categories: [NEW], ...more });

function roster(...talents: Talent[]) {
  panel.readRoster.mockResolvedValue({ talents });
}

/** Books by talent: `p` for a portrait photo, `l` for a landscape one. */
function books(shapes: Record<number, string>) {
  panel.readProfile.mockImplementation(async (id: number): Promise<Profile> => {
    const book = [...(shapes[id] ?? '')].map((shape, place) => ({
      file: `${id}-${place}.jpg`,
      ...(shape === 'p' ? { width: 3, height: 4 } : { width: 4, height: 3 }),
    }));
    return { ...face(id), book, video: [], compo: [] };
  });
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-01') }));
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('are the talents of the category that have a cover', async () => {
  roster(face(1, { categories: [1885] }), face(2, { cover: null }), face(3), face(4));
  expect((await readRowOfFacesIfAny()).map(({ id }) => id)).toEqual([3, 4]);
});

it('lists adults first', async () => {
  roster(face(1, { birthdate: '2015-01-01' }), face(2), face(3, { birthdate: null }), face(4));
  expect((await readRowOfFacesIfAny()).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
});

it('are at most one row of cards, and none while the services fail', async () => {
  roster(...[1, 2, 3, 4, 5, 6].map((id) => face(id)));
  const cards = await readRowOfFacesIfAny();
  expect(cards).toEqual([1, 2, 3, 4, 5].map((id) => cardOf(face(id))));
  panel.readRoster.mockRejectedValue(down);
  expect(await readRowOfFacesIfAny()).toEqual([]);
});

describe('the one face of a page', () => {
  it('is the first adult, with only the fields that a page shows', async () => {
    const minors = [{ birthdate: '2012-01-01' }, { birthdate: null }, { categories: [NEW, 1886] }];
    roster(...minors.map((one, id) => face(id + 1, one)), face(9, { name: 'Ana' }));
    expect(await readFaceIfAny()).toEqual({ id: 9, name: 'Ana', cover: '9.jpg' });
  });

  it('is null when there is none, and while the services fail', async () => {
    roster(
      face(1, { categories: [] }),
      face(2, { birthdate: '2012-01-01' }),
      face(3, { birthdate: null }),
    );
    expect(await readFaceIfAny()).toBeNull();
    panel.readRoster.mockRejectedValue(down);
    expect(await readFaceIfAny()).toBeNull();
  });

  it('rethrows an error of the site itself', async () => {
    panel.readRoster.mockRejectedValue(new TypeError('ours'));
    await expect(readFaceIfAny()).rejects.toThrow('ours');
  });
});

describe('the four example photos of the application', () => {
  it('are portraits, from the first book that has four', async () => {
    roster(face(1, { birthdate: '2015-01-01' }), face(2), face(3));
    books({ 1: 'pppp', 2: 'ppplll', 3: 'lpppllpp' });
    expect(await readFourPhotosIfAny()).toMatchObject({
      id: 3,
      photos: [1, 2, 3, 6].map((place) => ({ file: `3-${place}.jpg` })),
    });
  });

  it('are not searched for in every book', async () => {
    roster(...[1, 2, 3, 4].map((id) => face(id)));
    books({ 4: 'pppp' });
    expect(await readFourPhotosIfAny()).toBeNull();
    expect(panel.readProfile).toHaveBeenCalledTimes(3);
  });

  it('are empty while the services fail', async () => {
    panel.readRoster.mockRejectedValue(down);
    expect(await readFourPhotosIfAny()).toBeNull();
    roster(face(1), face(2));
    books({ 2: 'pppp' });
    panel.readProfile.mockRejectedValueOnce(down);
    expect(await readFourPhotosIfAny()).toMatchObject({ id: 2 });
  });
});
