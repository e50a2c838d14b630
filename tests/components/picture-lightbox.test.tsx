import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import PictureLightbox from '@/components/profile/picture-lightbox';
import { LIGHTBOX_LABELS } from '../fixtures/lightbox-labels.ts';

const PICTURES = [1, 2, 3].map((number) => {
  return { file: `${number}.jpg`, alt: `Photo ${number}`, width: 900, height: 1200 };
});
const TEXTS = { name: 'Ana', caption: 'Book', labels: LIGHTBOX_LABELS };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => vi.unstubAllGlobals());

const disabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

it.each([
  ['the first', 0, [true, false]],
  ['a middle', 1, [false, false]],
  ['the last', 2, [false, true]],
])('ends at both ends: %s picture', (_which, index, ends) => {
  render(<PictureLightbox pictures={PICTURES} index={index} texts={TEXTS} onClose={() => {}} />);
  expect([disabled('Previous'), disabled('Next')]).toEqual(ends);
});

it('closes by a click beside the picture, and not by one on it', async () => {
  const close = vi.fn();
  render(<PictureLightbox pictures={PICTURES} index={0} texts={TEXTS} onClose={close} />);
  const press = (target: Element) => {
    fireEvent.pointerDown(target, { pointerId: 1, button: 0, isPrimary: true });
    fireEvent.pointerUp(target, { pointerId: 1, button: 0, isPrimary: true });
  };
  press(screen.getByRole('img', { name: 'Photo 1' }));
  expect(close).not.toHaveBeenCalled();
  const slide = screen.getByRole('img', { name: 'Photo 1' }).closest('.yarl__slide');
  if (!slide) throw new Error('no slide');
  press(slide);
  await expect.poll(() => close.mock.calls.length).toBe(1);
});

it('steps by arrows, and leaves those with a modifier to the browser', async () => {
  render(<PictureLightbox pictures={PICTURES} index={1} texts={TEXTS} onClose={() => {}} />);
  const picture = screen.getByRole('img', { name: 'Photo 2' });
  for (const key of ['altKey', 'ctrlKey', 'metaKey']) {
    fireEvent.keyDown(picture, { key: 'ArrowLeft', [key]: true });
  }
  fireEvent.keyDown(picture, { key: 'ArrowRight' });
  expect(await screen.findByText('3 / 3')).toBeTruthy();
});
