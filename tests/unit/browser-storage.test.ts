import { describe, expect, it } from 'vitest';
import { storedItem } from '@/lib/browser-storage';
import { refuseStorage, stubStorage } from '../fixtures/browser-storage.ts';

const AREAS = [
  ['local', 'localStorage'],
  ['session', 'sessionStorage'],
] as const;

const numbers = (text: string): number[] | null => {
  const read: unknown = JSON.parse(text);
  return Array.isArray(read) ? read.filter((one) => typeof one === 'number') : null;
};

describe.each(AREAS)('a value in the %s storage', (area, name) => {
  it('is stored, and gone once it is removed', () => {
    const stored = stubStorage(name);
    const item = storedItem(area, 'sizes', numbers);
    expect(item.get()).toBeNull();
    expect(item.set([38, 40])).toBe(true);
    expect(stored.get('sizes')).toBe('[38,40]');
    expect(item.get()).toEqual([38, 40]);
    item.remove();
    expect([item.get(), stored.size]).toEqual([null, 0]);
  });

  it.each(['', '{', 'null', '7'])('that other code wrote as %o is null', (text) => {
    stubStorage(name).set('sizes', text);
    expect(storedItem(area, 'sizes', numbers).get()).toBeNull();
  });

  it('is read only through its parser', () => {
    stubStorage(name).set('sizes', '[38,"40",null]');
    expect(storedItem(area, 'sizes', numbers).get()).toEqual([38]);
  });

  it('that is a text is stored without quotes', () => {
    const stored = stubStorage(name);
    const item = storedItem(area, 'units', (text) => `${text}`);
    expect(item.get()).toBeNull();
    item.set('imperial');
    expect([stored.get('units'), item.get()]).toEqual(['imperial', 'imperial']);
  });

  it('is null in a browser that refuses storage, and set reports so', () => {
    refuseStorage(name);
    const item = storedItem(area, 'sizes', numbers);
    expect([item.set([38]), item.get()]).toEqual([false, null]);
    expect(() => item.remove()).not.toThrow();
  });

  it('is null where there is no storage', () => {
    const item = storedItem(area, 'sizes', numbers);
    expect([item.set([38]), item.get()]).toEqual([false, null]);
  });
});
