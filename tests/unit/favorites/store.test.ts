import { expect, it } from 'vitest';
import { favoritesNow } from '@/lib/favorites/store';

it('on the server nobody knows the favorites, and nobody says that they cannot be kept', () => {
  expect(favoritesNow()).toEqual({ talents: [], notes: {}, ready: false, unkept: false });
});
