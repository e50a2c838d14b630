import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreachableError } from '@/lib/panel/errors';
import { readCoveredFaces, readFaceIfAny, readFourPhotosIfAny } from '@/lib/roster/new-faces';
import type { Profile, Talent } from '@/lib/talents/talent';
import { person } from '../../fixtures/people.ts';

const NEW = 1884;
const down = new UnreachableError('down', { service: 'integration', method: 'GET', url: '/' });
const panel = vi.hoisted(() => ({
  readRoster: vi.fn(),
  readProfile: vi.fn(),
  readTalents: vi.fn(),
}));
vi.mock('@/lib/panel/talents', () => panel);

const face = (id: number, more: Partial<Talent> = {}) =>
  person({ id, cover: `${id}.jpg`, birthdate: '2000-01-01', categories: [NEW], ...more });

function roster(...talents: Talent[]) {
  panel.readRoster.mockResolvedValue({ talents });
}

/** Books by talent: `p` for an upright photo, `l` for one that lies. */
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

it('faces are those of the category that have a cover', async () => {
  roster(face(1, { categories: [1885] }), face(2, { cover: null }), face(3), face(4));
  expect((await readCoveredFaces()).map(({ id }) => id)).toEqual([3, 4]);
});

it('those of age come first', async () => {
  roster(face(1, { birthdate: '2015-01-01' }), face(2), face(3, { birthdate: null }), face(4));
  expect((await readCoveredFaces()).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
});

describe('the one face of a page', () => {
  it('is the first of age, with nothing that a page does not show', async () => {
    const minors = [{ birthdate: '2012-01-01' }, { birthdate: null }, { categories: [NEW, 1886] }];
    roster(...minors.map((one, id) => face(id + 1, one)), face(9, { name: 'Ana' }));
    expect(await readFaceIfAny()).toEqual({ id: 9, name: 'Ana', cover: '9.jpg' });
  });

  it('is nobody when there is none, and while the services fail', async () => {
    roster(face(1, { categories: [] }));
    expect(await readFaceIfAny()).toBeNull();
    panel.readRoster.mockRejectedValue(down);
    expect(await readFaceIfAny()).toBeNull();
  });

  it('hides no fault of ours', async () => {
    panel.readRoster.mockRejectedValue(new TypeError('ours'));
    await expect(readFaceIfAny()).rejects.toThrow('ours');
  });
});

describe('the four photos of the application', () => {
  it('are upright, of the first whose book has as many', async () => {
    roster(face(1, { birthdate: '2015-01-01' }), face(2), face(3));
    books({ 1: 'pppp', 2: 'ppplll', 3: 'lpppllpp' });
    expect(await readFourPhotosIfAny()).toMatchObject({
      id: 3,
      photos: [1, 2, 3, 6].map((place) => ({ file: `3-${place}.jpg` })),
    });
  });

  it('are not looked for in every book', async () => {
    roster(...[1, 2, 3, 4].map((id) => face(id)));
    books({ 4: 'pppp' });
    expect(await readFourPhotosIfAny()).toBeNull();
    expect(panel.readProfile).toHaveBeenCalledTimes(3);
  });

  it('are none while the services fail', async () => {
    panel.readRoster.mockRejectedValue(down);
    expect(await readFourPhotosIfAny()).toBeNull();
    roster(face(1), face(2));
    books({ 2: 'pppp' });
    panel.readProfile.mockRejectedValueOnce(down);
    expect(await readFourPhotosIfAny()).toMatchObject({ id: 2 });
  });
});
