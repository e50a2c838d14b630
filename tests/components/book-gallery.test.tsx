import { act, render, screen } from '@testing-library/react';
import {
  mockAllIsIntersecting,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BookGallery } from '@/components/profile/book-gallery';

const swiper = vi.hoisted(() => ({
  activeIndex: 0,
  slideTo: vi.fn(),
  slideNext: vi.fn(),
  update: vi.fn(),
  destroy: vi.fn(),
}));
vi.mock('swiper', () => ({
  Swiper: class {
    constructor() {
      Object.assign(this, swiper);
    }
  },
}));

let narrow = false;
const listeners = new Set<() => void>();

beforeEach(() => {
  narrow = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return narrow;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  setupIntersectionMocking(vi.fn);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const photos = [1, 2, 3, 4].map((number) => {
  return { number, file: `${number}.jpg`, alt: `Photo ${number}`, width: 3, height: 4 };
});

const texts = {
  ...{
    name: 'Ana',
    caption: 'Book',
    title: 'Photos',
    image: 'Photo',
    counter: '{index} / {total}',
  },
  ...{ previous: 'Previous', next: 'Next', close: 'Close', zoomIn: 'In', zoomOut: 'Out' },
};

async function show() {
  render(<BookGallery photos={photos} texts={texts} />);
  act(() => mockAllIsIntersecting(true));
  await act(async () => {
    window.dispatchEvent(new Event('pointermove'));
    await vi.dynamicImportSettled();
  });
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
}

it('a Swiper that takes over moves nothing: a button may have moved it on already', async () => {
  await show();
  expect(swiper.slideTo).not.toHaveBeenCalled();
});

it('the photo in view stays in view when the window becomes narrow', async () => {
  await show();
  await act(async () => {
    narrow = true;
    for (const listener of listeners) listener();
  });
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(4);
  expect(swiper.slideTo).toHaveBeenCalledWith(0, 0, false);
});
