import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A DOM without a screen loads no pictures: each counts as a phone's photo.
vi.mock('@/components/scouting/photo-size', () => ({
  sizeOf: async () => ({ width: 900, height: 1200 }),
}));

afterEach(cleanup);
