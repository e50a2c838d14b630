import { expect, it } from 'vitest';
import { favoritesNow } from '@/lib/favorites/store';

it('on the server the favorites are unknown, and no storage warning is shown', () => {
  expect(favoritesNow()).toEqual({
    ...{ id: '', name: '', talents: [], notes: {}, brief: '', others: [] },
    ...{ ready: false, notPersisted: false },
  });
});
