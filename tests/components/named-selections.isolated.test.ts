import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TalentCard } from '@/lib/talents/card';
import { limitStorage, refuseStorage } from '../fixtures/browser-storage.ts';

const talent = (id: number, name: string): TalentCard => ({
  ...{ id, name, cover: `${id}.jpg`, hair: null, eyes: null, skinTone: null, texts: {} },
});
const [ANA, BIA, CAIO] = [talent(12, 'Ana'), talent(7, 'Bia'), talent(45, 'Caio')];
const numbered = (number: number) => `Selection ${number}`;

/** The modules as a newly opened page gets them. */
async function openPage() {
  vi.resetModules();
  const store = await import('@/lib/favorites/store');
  const edits = await import('@/lib/favorites/edit-favorites');
  return { ...store, ...edits, ...(await import('@/lib/favorites/named-selections')) };
}
type Page = Awaited<ReturnType<typeof openPage>>;

const keys = () => ({ ...localStorage }) as Record<string, string>;
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
const others = () => stored('favorites-others')?.others;
const idOf = ({ favoritesNow }: Page, name: string) =>
  favoritesNow().others.find((one) => one.name === name)?.id ?? 'no such selection';
const idsOf = ({ favoritesNow }: Page) => favoritesNow().talents.map(({ id }) => id);
const open = (page: Page, name: string) => page.openSelection(idOf(page, name), numbered);

beforeEach(() => localStorage.clear());

/** Two selections: Ana with note and brief, then Bia and Caio, which is active. */
async function openTwo() {
  const page = await openPage();
  page.addFavorites([ANA]);
  page.noteFavorite(12, 'sim');
  page.describeJob('Recife');
  expect(page.startSelection(numbered)).toBe(true);
  page.addFavorites([CAIO, BIA]);
  return page;
}

describe('several selections', () => {
  it('have their own talents, notes and brief; the keys of the active one hold nothing of the others', async () => {
    const page = await openTwo();
    expect(page.favoritesNow()).toMatchObject({ name: 'Selection 2', talents: [CAIO, BIA] });
    expect([stored('favorites'), stored('favorites-notes'), stored('brief-draft')]).toEqual([
      ...[{ 7: BIA, 45: CAIO }, {}, null],
    ]);
    const first = { id: '', name: 'Selection 1', order: [12], notes: { 12: 'sim' } };
    expect(others()).toEqual([{ ...first, talents: { 12: { name: 'Ana' } }, brief: 'Recife' }]);
    expect(page.renameSelection('  Verão ')).toBe(true);
    expect(open(page, 'Selection 1')).toBe(true);
    expect(page.favoritesNow()).toMatchObject({
      ...{ id: '', name: 'Selection 1', talents: [ANA], notes: { 12: 'sim' }, brief: 'Recife' },
    });
    expect(stored('brief-draft')).toEqual({ answers: { message: 'Recife' } });
    expect(others()).toMatchObject([{ name: 'Verão', order: [45, 7], notes: {}, brief: '' }]);
  });

  it('are there when the page is opened again, the inactive ones by names alone', async () => {
    await openTwo();
    const page = await openPage();
    expect(page.favoritesNow()).toMatchObject({ name: 'Selection 2', talents: [CAIO, BIA] });
    open(page, 'Selection 1');
    expect(page.favoritesNow().talents).toEqual([{ ...ANA, cover: null }]);
    page.refreshFavorites([ANA]);
    open(page, 'Selection 2');
    open(page, 'Selection 1');
    expect(page.favoritesNow().talents).toEqual([ANA]);
  });

  it('retain what other code wrote into the map', async () => {
    const page = await openTwo();
    const odd = { theirs: { a: 1 }, 45: { ...CAIO, extra: true } };
    localStorage.setItem('favorites', JSON.stringify({ ...stored('favorites'), ...odd }));
    open(page, 'Selection 1');
    expect(stored('favorites')).toEqual({ theirs: { a: 1 }, 12: ANA });
  });

  it('take the first free number, and a blank one is not retained', async () => {
    const page = await openTwo();
    page.renameSelection('Selection 3');
    page.startSelection(numbered);
    expect(page.favoritesNow().name).toBe('Selection 2');
    page.renameSelection('');
    open(page, 'Selection 3');
    expect(others()).toHaveLength(1);
  });

  it('undo a removal where it was made', async () => {
    const page = await openTwo();
    const undo = page.removeFavorites([45]);
    open(page, 'Selection 1');
    undo();
    expect(idsOf(page)).toEqual([12]);
    open(page, 'Selection 2');
    expect(idsOf(page)).toEqual([45, 7]);
  });

  it('are deleted, and the undo opens the deleted one again', async () => {
    const page = await openTwo();
    const before = keys();
    const undo = page.deleteSelection(numbered);
    expect(page.favoritesNow()).toMatchObject({ name: 'Selection 1', talents: [ANA], others: [] });
    expect(undo?.()).toBe(true);
    expect(keys()).toEqual(before);
  });

  it('are twenty at most', async () => {
    const page = await openTwo();
    while (page.favoritesNow().others.length < 19) expect(page.startSelection(numbered)).toBe(true);
    const before = keys();
    expect(page.startSelection(numbered)).toBe(false);
    expect(keys()).toEqual(before);
  });
});

describe('two tabs', () => {
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('agree on names, the others and the brief', async () => {
    const { favoritesNow } = await openTwo();
    const saved = { id: 'x', name: 'Natal', talents: { 12: { name: 'Ana' } } };
    localStorage.setItem('favorites-others', JSON.stringify({ name: 'Verão', others: [saved] }));
    tell('favorites-others');
    expect(favoritesNow()).toMatchObject({ name: 'Verão', others: [{ name: 'Natal' }] });
    localStorage.setItem('brief-draft', '{"answers":{"message":"Olinda"}}');
    tell('brief-draft');
    expect(favoritesNow().brief).toBe('Olinda');
    localStorage.clear();
    tell(null);
    expect(favoritesNow()).toMatchObject({ id: '', name: '', talents: [], brief: '', others: [] });
  });

  it('change what is stored, also before an event has come', async () => {
    const here = await openTwo();
    const there = await openPage();
    open(there, 'Selection 1');
    here.addFavorites([BIA]);
    expect([here.favoritesNow().name, idsOf(here)]).toEqual(['Selection 1', [12, 7]]);
    // What the other tab has deleted cannot be opened.
    there.deleteSelection(numbered);
    const before = keys();
    here.openSelection('', numbered);
    expect(keys()).toEqual(before);
  });
});

describe('a change of selections that cannot be stored', () => {
  it.each(['favorites', 'favorites-order', 'favorites-notes', 'brief-draft', 'favorites-others'])(
    'is taken back if %s is refused',
    async (refused) => {
      const page = await openTwo();
      const [before, state] = [keys(), page.favoritesNow()];
      let left = 1;
      limitStorage((key) => {
        if (key === refused) left -= 1;
        return key === refused && left === 0;
      });
      expect(open(page, 'Selection 1')).toBe(false);
      expect(keys()).toEqual(before);
      expect(page.favoritesNow()).toBe(state);
    },
  );

  it('is taken back in a full storage, which never needs more room for that', async () => {
    const page = await openPage();
    page.addFavorites([ANA, BIA, CAIO]);
    page.describeJob('x'.repeat(500));
    page.startSelection(numbered);
    const before = keys();
    const used = () =>
      Object.entries(keys()).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    const room = used();
    limitStorage((key, value) => {
      const grows = value.length - (localStorage.getItem(key)?.length ?? -key.length);
      return used() + grows > room;
    });
    expect(open(page, 'Selection 1')).toBe(false);
    expect(keys()).toEqual(before);
  });

  it('is none if the others would have more than 1 MB', async () => {
    const page = await openTwo();
    const brief = 'x'.repeat(4_000);
    const notes = Object.fromEntries(
      Array.from({ length: 200 }, (_, id) => [id + 1, 'n'.repeat(500)]),
    );
    const talents = Object.fromEntries(Object.keys(notes).map((id) => [id, { name: 'Ana' }]));
    const big = (id: number) => ({ id: `b${id}`, name: `B${id}`, talents, notes, brief });
    const list = Array.from({ length: 9 }, (_, id) => big(id));
    localStorage.setItem('favorites-others', JSON.stringify({ others: list }));
    localStorage.setItem('favorites', JSON.stringify(talents));
    localStorage.setItem('favorites-notes', JSON.stringify(notes));
    const before = keys();
    expect(page.startSelection(numbered)).toBe(false);
    expect(keys()).toEqual(before);
  });

  it('is none where storage is refused, and hearts work on', async () => {
    refuseStorage('localStorage');
    const page = await openPage();
    page.addFavorites([ANA]);
    expect([page.startSelection(numbered), page.renameSelection('x')]).toEqual([false, false]);
    expect(page.favoritesNow()).toMatchObject({ name: '', talents: [ANA], others: [] });
  });
});

describe('the key of the others', () => {
  it.each([
    '',
    'nonsense',
    'null',
    '7',
    '[]',
    '{"others":{}}',
    '{"name":7,"others":[7]}',
    `"${'x'.repeat(2 ** 20)}"`,
  ])('counts as empty if it is %.20s, and the active selection stays', async (text) => {
    localStorage.setItem('favorites', JSON.stringify({ 12: ANA }));
    localStorage.setItem('favorites-others', text);
    const page = await openPage();
    expect(page.favoritesNow()).toMatchObject({ name: '', talents: [ANA], others: [] });
    expect(page.startSelection(numbered)).toBe(true);
    expect(others()).toMatchObject([{ name: 'Selection 1', order: [12] }]);
  });

  it('loses only its broken entries', async () => {
    const saved = { id: 'a', name: ` ${'n'.repeat(90)}`, talents: { x: 1, 12: { name: 'Ana' } } };
    const broken = [null, 7, { id: 1, name: 'x' }, { id: 'b', name: ' ' }, { id: 'c' }];
    const odd = { order: 'x', notes: 7, brief: [] };
    const list = [...broken, { ...saved, ...odd }, ...Array(30).fill({ ...saved, name: 'Natal' })];
    localStorage.setItem('favorites-others', JSON.stringify({ id: 7, name: 'x', others: list }));
    const { favoritesNow } = await openPage();
    const [first] = favoritesNow().others;
    expect(first).toMatchObject({ id: 'a', name: 'n'.repeat(60), notes: {}, brief: '' });
    expect(first?.talents.map(({ id }) => id)).toEqual([12]);
    expect(favoritesNow().others.length).toBeLessThan(20);
    expect(favoritesNow().id).toBe('');
  });
});

it('what was sent leaves the selection that it was sent from, although another one is open', async () => {
  const page = await openTwo();
  page.addFavorites([ANA]);
  page.removeSent(idOf(page, 'Selection 1'), [12]);
  expect(idsOf(page)).toEqual([45, 7, 12]);
  expect(others()).toMatchObject([{ name: 'Selection 1', order: [] }]);
});

it('release 0.3.0 reads the active selection and leaves the others, and this one finds all of them again', async () => {
  await openTwo();
  const key = localStorage.getItem('favorites-others');
  // What 0.3.0 reads and writes: these four keys.
  expect(stored('favorites-order')).toEqual([45, 7]);
  localStorage.setItem('favorites', JSON.stringify({ 12: ANA }));
  localStorage.setItem('favorites-order', '[12]');
  localStorage.setItem('favorites-notes', '{"12":"talvez"}');
  localStorage.setItem('brief-draft', '{"answers":{"message":"Olinda"}}');
  const page = await openPage();
  expect(localStorage.getItem('favorites-others')).toBe(key);
  expect(page.favoritesNow()).toMatchObject({
    ...{ name: 'Selection 2', talents: [ANA], notes: { 12: 'talvez' }, brief: 'Olinda' },
    others: [{ name: 'Selection 1' }],
  });
});
