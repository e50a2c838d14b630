import { expect, it } from 'vitest';
import { favoritesNow } from '@/lib/favorites/store';

it('on the server the favorites are unknown, and no storage warning is shown', () => {
  expect(favoritesNow()).toEqual({ talents: [], notes: {}, ready: false, notPersisted: false });
});
