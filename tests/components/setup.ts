import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { photoDatabase } from '../fixtures/photo-database.ts';
import { LoadedImage, pictures } from '../fixtures/pictures.ts';
import { router } from './next-navigation.ts';

// What every browser has, and jsdom lacks.
Object.assign(globalThis, {
  CSS: { supports: () => false },
  Image: LoadedImage,
  indexedDB: photoDatabase,
});

// A generous timeout, for machines under load.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  photoDatabase.reset();
  pictures.reset();
  router.push.mockReset();
  router.replace.mockReset();
});
