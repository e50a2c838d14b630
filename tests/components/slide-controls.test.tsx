import { act, render, screen } from '@testing-library/react';
import {
  mockAllIsIntersecting,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BookGallery } from '@/components/profile/book-gallery';
import { SlideControls } from '@/components/profile/slide-controls';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  setupIntersectionMocking(vi.fn);
});
afterEach(() => vi.unstubAllGlobals());

const TEXTS = {
  ...{ name: 'Ana', caption: 'Book', title: 'Photos', image: 'Photo' },
  ...{ counter: '{index} / {total}', photo: 'Photo {number}', enlarge: 'Enlarge {number}' },
  ...{ previous: 'Previous', next: 'Next', close: 'Close', zoomIn: 'In', zoomOut: 'Out' },
};

it('counts from the first photo until it is known how many fit', () => {
  render(<SlideControls inView={null} total={4} texts={TEXTS} onMove={() => {}} />);
  expect(screen.getByText('1 / 4')).toBeDefined();
  const disabled = screen
    .getAllByRole<HTMLButtonElement>('button')
    .map((button) => button.disabled);
  expect(disabled).toEqual([true, false]);
});

it('a book of one photo has neither counter nor buttons', () => {
  render(
    <BookGallery id={1} photos={[{ file: '1.jpg', width: 900, height: 1200 }]} texts={TEXTS} />,
  );
  act(() => mockAllIsIntersecting(true));
  expect(screen.getByRole('link', { name: 'Enlarge 1' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('1 / 1')).toBeNull();
});
