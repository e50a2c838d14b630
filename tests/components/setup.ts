import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// jsdom loads no pictures: each counts as a phone's photo.
vi.mock('@/components/scouting/photo-size', () => ({
  sizeOf: async () => ({ width: 900, height: 1200 }),
}));

// jsdom has no `CSS`, which every browser has.
Object.assign(globalThis, { CSS: { supports: () => false } });

// A generous timeout, for machines under load.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
