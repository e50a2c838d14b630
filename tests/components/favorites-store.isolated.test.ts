import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuseStorage } from '../fixtures/browser-storage.ts';

const ana = { id: 12, name: 'Ana', cover: 'a/12.jpg', hair: 'Black', eyes: null, skinTone: null };
const card = { ...ana, texts: { height: '175 cm' } };
const bia = { ...card, id: 7, name: 'Bia' };
const caio = { ...card, id: 45, name: 'Caio' };

/** The store as a newly opened page gets it. */
async function openStore() {
  vi.resetModules();
  const store = await import('@/lib/favorites/store');
  return { ...store, ...(await import('@/lib/favorites/edit-favorites')) };
}

const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => localStorage.clear());

describe('the stored map', () => {
  it('has only ids and cards, without what only a list needs', async () => {
    const { addFavorites, noteFavorite } = await openStore();
    addFavorites([card, { ...bia, categories: [1884] } as typeof bia]);
    noteFavorite(7, 'sim');
    expect(stored('favorites')).toEqual({ 12: card, 7: bia });
    expect([stored('favorites-order'), stored('favorites-notes')]).toEqual([[12, 7], { 7: 'sim' }]);
    const { favoritesNow } = await openStore();
    expect(favoritesNow()).toMatchObject({
      ready: true,
      talents: [card, bia],
      notes: { 7: 'sim' },
    });
  });

  it('may be written by other code, before and while the page is open', async () => {
    store('favorites', { 45: { id: 45, name: 'Caio', extra: true }, 7: { name: 'Bia' } });
    const { favoritesNow, toggleFavorite } = await openStore();
    const names = () => favoritesNow().talents.map(({ name }) => name);
    expect(names()).toEqual(['Bia', 'Caio']);
    store('favorites', { ...stored('favorites'), 3: { name: 'Davi' } });
    toggleFavorite(card);
    expect(names().sort()).toEqual(['Ana', 'Bia', 'Caio', 'Davi']);
  });

  it.each(['', 'nonsense', 'null', '7', '"x"', '[]', '[{"name":"Ana"}]', '{"12":'])(
    'counts as empty if it is %o',
    async (text) => {
      localStorage.setItem('favorites', text);
      localStorage.setItem('favorites-order', text);
      localStorage.setItem('favorites-notes', text);
      const { favoritesNow, toggleFavorite } = await openStore();
      expect(favoritesNow()).toMatchObject({ ready: true, talents: [], notes: {} });
      expect(toggleFavorite(card)).toBe('added');
      expect(stored('favorites')).toEqual({ 12: card });
    },
  );

  it('preserves fields and entries of other code through every change of ours', async () => {
    const odd = { theirs: { a: 1 }, '-1': 'x', 900: { label: 'no name' } };
    store('favorites', { ...odd, 45: { name: 'Caio', extra: true, cover: 7 } });
    const { moveFavorite, noteFavorite, removeFavorites, toggleFavorite } = await openStore();
    toggleFavorite(card);
    noteFavorite(45, 'sim');
    moveFavorite(12, 0);
    expect(stored('favorites')).toMatchObject({ ...odd, 45: { name: 'Caio', extra: true } });
    removeFavorites([45]);
    expect(stored('favorites')).toEqual({ ...odd, 12: card });
  });

  it('preserves talents of other code beyond the limit of a selection', async () => {
    const many = Array.from({ length: 230 }, (_, at) => [at + 1000, { name: `Talent ${at}` }]);
    store('favorites', Object.fromEntries(many));
    const { favoritesNow, noteFavorite } = await openStore();
    expect(favoritesNow().talents).toHaveLength(200);
    noteFavorite(1000, 'sim');
    expect(Object.keys(stored('favorites'))).toHaveLength(230);
  });

  it('loses only its broken entries', async () => {
    const ids = { x: card, '-1': card, 0: card, '12x': card, '1234567890123456': card };
    const broken = { ...ids, 3: null, 4: 'Ana', 5: { name: ' ' }, 6: [] };
    const odd = { cover: 7, hair: '', texts: { height: 5, odd: 'x' } };
    store('favorites', { ...broken, 12: { ...card, ...odd } });
    store('favorites-notes', { 12: { a: 1 }, 99: 'unknown' });
    const { favoritesNow } = await openStore();
    expect(favoritesNow().talents).toEqual([{ ...card, cover: null, hair: null, texts: {} }]);
    expect(favoritesNow().notes).toEqual({});
  });
});

describe('the store', () => {
  it('preserves the order of the visitor', async () => {
    const { addFavorites, moveFavorite } = await openStore();
    addFavorites([caio, card, bia]);
    moveFavorite(7, 0);
    const { favoritesNow } = await openStore();
    expect(favoritesNow().talents.map(({ id }) => id)).toEqual([7, 45, 12]);
  });

  it('has talents at its end that the stored order lacks', async () => {
    store('favorites', { 7: { name: 'Bia' }, 12: card });
    store('favorites-order', [12]);
    const { favoritesNow } = await openStore();
    expect(favoritesNow().talents.map(({ id }) => id)).toEqual([12, 7]);
  });

  it('stores nothing until a talent is chosen', async () => {
    await openStore();
    expect({ ...localStorage }).toEqual({});
  });

  it('syncs with another tab', async () => {
    const { favoritesNow } = await openStore();
    store('favorites', { 12: card });
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect(favoritesNow().talents).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' }));
    expect(favoritesNow().talents).toEqual([card]);
    store('favorites', { 12: card, 7: bia });
    store('favorites-order', [12, 7]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'favorites-order' }));
    expect(favoritesNow().talents).toEqual([card, bia]);
    store('favorites-notes', { 7: 'sim' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'favorites-notes' }));
    expect(favoritesNow().notes).toEqual({ 7: 'sim' });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(favoritesNow().talents).toEqual([]);
  });

  it('syncs when the page comes back from the back-forward cache', async () => {
    const { favoritesNow } = await openStore();
    store('favorites', { 12: card });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(favoritesNow().talents).toEqual([card]);
  });

  it('undoes a removal, with position and note', async () => {
    const { addFavorites, favoritesNow, noteFavorite, removeFavorites } = await openStore();
    addFavorites([card, bia, caio]);
    noteFavorite(7, 'sim');
    const undo = removeFavorites([7]);
    expect(favoritesNow()).toMatchObject({ ready: true, talents: [card, caio], notes: {} });
    undo();
    expect(favoritesNow()).toMatchObject({ talents: [card, bia, caio], notes: { 7: 'sim' } });
  });

  it('updates and stores the card that the site has now', async () => {
    const { addFavorites, favoritesNow, refreshFavorites } = await openStore();
    addFavorites([card, bia]);
    const fresh = { ...bia, name: 'Bia Reis', cover: 'b/7.jpg' };
    refreshFavorites([fresh]);
    expect(favoritesNow().talents).toEqual([card, fresh]);
    expect(stored('favorites')).toEqual({ 12: card, 7: fresh });
  });

  it('reports when it is full', async () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ ...card, id: at + 100 }));
    const { addFavorites, toggleFavorite } = await openStore();
    addFavorites(many);
    expect([toggleFavorite(card), toggleFavorite(many[0] ?? card)]).toEqual(['full', 'removed']);
  });

  it('works without storage while the page is open', async () => {
    refuseStorage('localStorage');
    const { favoritesNow, toggleFavorite } = await openStore();
    expect(favoritesNow().notPersisted, 'before a talent is chosen').toBe(true);
    expect([toggleFavorite(card), toggleFavorite(bia), toggleFavorite(card)]).toEqual([
      ...['added', 'added', 'removed'],
    ]);
    expect(favoritesNow()).toMatchObject({ talents: [bia], notPersisted: true });
  });

  it('does not lose the last change when the storage is full', async () => {
    const { favoritesNow, toggleFavorite } = await openStore();
    toggleFavorite(card);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    toggleFavorite(bia);
    window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' }));
    toggleFavorite(caio);
    expect(favoritesNow()).toMatchObject({ talents: [card, bia, caio], notPersisted: true });
    full.mockRestore();
    toggleFavorite(card);
    expect(favoritesNow().notPersisted).toBe(false);
    expect(Object.keys(stored('favorites'))).toEqual(['7', '45']);
  });
});
