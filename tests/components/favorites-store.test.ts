import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuseStorage } from '../fixtures/browser-storage.ts';

const ana = { id: 12, name: 'Ana', cover: 'a/12.jpg', hair: 'Black', eyes: null, skinTone: null };
const card = { ...ana, texts: { height: '175 cm' } };
const bia = { ...card, id: 7, name: 'Bia' };
const caio = { ...card, id: 45, name: 'Caio' };

/** The store as a page finds it that is opened now. */
async function openStore() {
  vi.resetModules();
  return import('@/lib/favorites/store');
}

const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => localStorage.clear());

describe('the kept map', () => {
  it('is bare, of id to talent, without what only a list needs', async () => {
    const { addFavorites, noteFavorite } = await openStore();
    addFavorites([card, { ...bia, categories: [1884] } as typeof bia]);
    noteFavorite(7, 'sim');
    expect(kept('favorites')).toEqual({ 12: card, 7: bia });
    expect([kept('favorites-order'), kept('favorites-notes')]).toEqual([[12, 7], { 7: 'sim' }]);
    const { favoritesNow } = await openStore();
    expect(favoritesNow()).toMatchObject({
      ready: true,
      talents: [card, bia],
      notes: { 7: 'sim' },
    });
  });

  it('may be written by other code, before and while the page is open', async () => {
    keep('favorites', { 45: { id: 45, name: 'Caio', extra: true }, 7: { name: 'Bia' } });
    const { favoritesNow, toggleFavorite } = await openStore();
    const names = () => favoritesNow().talents.map(({ name }) => name);
    expect(names()).toEqual(['Bia', 'Caio']);
    keep('favorites', { ...kept('favorites'), 3: { name: 'Davi' } });
    toggleFavorite(card);
    expect(names().sort()).toEqual(['Ana', 'Bia', 'Caio', 'Davi']);
  });

  it.each(['', 'nonsense', 'null', '7', '"x"', '[]', '[{"name":"Ana"}]', '{"12":'])(
    'counts as empty when it is %o',
    async (text) => {
      localStorage.setItem('favorites', text);
      localStorage.setItem('favorites-order', text);
      localStorage.setItem('favorites-notes', text);
      const { favoritesNow, toggleFavorite } = await openStore();
      expect(favoritesNow()).toMatchObject({ ready: true, talents: [], notes: {} });
      expect(toggleFavorite(card)).toBe('added');
      expect(kept('favorites')).toEqual({ 12: card });
    },
  );

  it('keeps the fields and entries of other code through every change of ours', async () => {
    const odd = { theirs: { a: 1 }, '-1': 'x', 900: { label: 'no name' } };
    keep('favorites', { ...odd, 45: { name: 'Caio', extra: true, cover: 7 } });
    const { moveFavorite, noteFavorite, removeFavorites, toggleFavorite } = await openStore();
    toggleFavorite(card);
    noteFavorite(45, 'sim');
    moveFavorite(12, 0);
    expect(kept('favorites')).toMatchObject({ ...odd, 45: { name: 'Caio', extra: true } });
    removeFavorites([45]);
    expect(kept('favorites')).toEqual({ ...odd, 12: card });
  });

  it('keeps the talents of other code that are more than a selection holds', async () => {
    const many = Array.from({ length: 230 }, (_, at) => [at + 1000, { name: `Talent ${at}` }]);
    keep('favorites', Object.fromEntries(many));
    const { favoritesNow, noteFavorite } = await openStore();
    expect(favoritesNow().talents).toHaveLength(200);
    noteFavorite(1000, 'sim');
    expect(Object.keys(kept('favorites'))).toHaveLength(230);
  });

  it('loses its broken entries alone', async () => {
    const ids = { x: card, '-1': card, 0: card, '12x': card, '1234567890123456': card };
    const broken = { ...ids, 3: null, 4: 'Ana', 5: { name: ' ' }, 6: [] };
    const odd = { cover: 7, hair: '', texts: { height: 5, odd: 'x' } };
    keep('favorites', { ...broken, 12: { ...card, ...odd } });
    keep('favorites-notes', { 12: { a: 1 }, 99: 'nobody' });
    const { favoritesNow } = await openStore();
    expect(favoritesNow().talents).toEqual([{ ...card, cover: null, hair: null, texts: {} }]);
    expect(favoritesNow().notes).toEqual({});
  });
});

describe('the store', () => {
  it('keeps the order of the visitor', async () => {
    const { addFavorites, moveFavorite } = await openStore();
    addFavorites([caio, card, bia]);
    moveFavorite(7, 0);
    const { favoritesNow } = await openStore();
    expect(favoritesNow().talents.map(({ id }) => id)).toEqual([7, 45, 12]);
  });

  it('leaves nothing behind in a browser in which nothing was chosen', async () => {
    await openStore();
    expect({ ...localStorage }).toEqual({});
  });

  it('follows another tab', async () => {
    const { favoritesNow } = await openStore();
    keep('favorites', { 12: card });
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect(favoritesNow().talents).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' }));
    expect(favoritesNow().talents).toEqual([card]);
    keep('favorites', { 12: card, 7: bia });
    keep('favorites-order', [12, 7]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'favorites-order' }));
    expect(favoritesNow().talents).toEqual([card, bia]);
    keep('favorites-notes', { 7: 'sim' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'favorites-notes' }));
    expect(favoritesNow().notes).toEqual({ 7: 'sim' });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(favoritesNow().talents).toEqual([]);
  });

  it('follows when the page comes back from the browser’s cache', async () => {
    const { favoritesNow } = await openStore();
    keep('favorites', { 12: card });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(favoritesNow().talents).toEqual([card]);
  });

  it('takes away and gives back, with place and note', async () => {
    const { addFavorites, favoritesNow, noteFavorite, removeFavorites } = await openStore();
    addFavorites([card, bia, caio]);
    noteFavorite(7, 'sim');
    const undo = removeFavorites([7]);
    expect(favoritesNow()).toMatchObject({ ready: true, talents: [card, caio], notes: {} });
    undo();
    expect(favoritesNow()).toMatchObject({ talents: [card, bia, caio], notes: { 7: 'sim' } });
  });

  it('takes over what the site knows of a talent now, and keeps it', async () => {
    const { addFavorites, favoritesNow, refreshFavorites } = await openStore();
    addFavorites([card, bia]);
    const fresh = { ...bia, name: 'Bia Reis', cover: 'b/7.jpg' };
    refreshFavorites([fresh]);
    expect(favoritesNow().talents).toEqual([card, fresh]);
    expect(kept('favorites')).toEqual({ 12: card, 7: fresh });
  });

  it('says when there is no more room', async () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ ...card, id: at + 100 }));
    const { addFavorites, toggleFavorite } = await openStore();
    addFavorites(many);
    expect([toggleFavorite(card), toggleFavorite(many[0] ?? card)]).toEqual(['full', 'removed']);
  });

  it('works for as long as the page is open where nothing can be kept', async () => {
    refuseStorage('localStorage');
    const { favoritesNow, toggleFavorite } = await openStore();
    expect(favoritesNow().unkept, 'before anything is chosen').toBe(true);
    expect([toggleFavorite(card), toggleFavorite(bia), toggleFavorite(card)]).toEqual([
      ...['added', 'added', 'removed'],
    ]);
    expect(favoritesNow()).toMatchObject({ talents: [bia], unkept: true });
  });

  it('does not lose the last change to a full browser', async () => {
    const { favoritesNow, toggleFavorite } = await openStore();
    toggleFavorite(card);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    toggleFavorite(bia);
    window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' }));
    toggleFavorite(caio);
    expect(favoritesNow()).toMatchObject({ talents: [card, bia, caio], unkept: true });
    full.mockRestore();
    toggleFavorite(card);
    expect(favoritesNow().unkept).toBe(false);
    expect(Object.keys(kept('favorites'))).toEqual(['7', '45']);
  });
});
