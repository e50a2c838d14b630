import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  mockAllIsIntersecting,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from '@/components/ui/carousel';
import { choosePause } from '@/components/ui/pause-choice';
import { SLIDER_AUTOPLAY_MS } from '@/lib/constants';

const made = vi.hoisted(() => vi.fn());
vi.mock('swiper', () => ({
  Swiper: class {
    slideNext = vi.fn();
    destroy = vi.fn();
    constructor(_row: Element, options: object) {
      made(options);
    }
  },
}));

const texts = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' };

function show(count: number, autoplayMs?: number) {
  render(
    <Carousel label="Work" texts={texts} count={count} speed={600} autoplayMs={autoplayMs}>
      {Array.from({ length: count }, (_, index) => index).map((place) => (
        <li key={place} className="swiper-slide" />
      ))}
    </Carousel>,
  );
  act(() => mockAllIsIntersecting(true));
}

/** The time until the next slide, and the loading of Swiper after it. */
const wait = () => act(() => vi.advanceTimersByTimeAsync(2 * SLIDER_AUTOPLAY_MS));

beforeEach(() => {
  choosePause(null);
  vi.useFakeTimers();
  made.mockClear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  setupIntersectionMocking(vi.fn);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a single slide never moves, has no buttons and needs no Swiper', async () => {
  show(1, SLIDER_AUTOPLAY_MS);
  window.dispatchEvent(new Event('pointermove'));
  await wait();
  expect(made).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
});

it('autoplay starts over after the last slide', async () => {
  show(2, SLIDER_AUTOPLAY_MS);
  expect(made).not.toHaveBeenCalled();
  await wait();
  expect(made).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ loop: true }));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
});

it('without autoplay Swiper waits for an interaction', async () => {
  show(2);
  await wait();
  expect(made).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  await wait();
  expect(made).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ loop: false }));
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

it('has its buttons before its slides in the DOM, and so in the tab order', () => {
  show(3, SLIDER_AUTOPLAY_MS);
  const next = screen.getByRole('button', { name: 'Next' });
  const [slide] = screen.getAllByRole('listitem');
  const place = slide && next.compareDocumentPosition(slide);
  expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows which of its slides is shown, where they change by themselves', () => {
  show(3, SLIDER_AUTOPLAY_MS);
  expect(screen.getByText('1 / 3')).toBeTruthy();
});

it('does not move once it is paused', async () => {
  show(2, SLIDER_AUTOPLAY_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await wait();
  expect(made).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await wait();
  expect(made).toHaveBeenCalledTimes(1);
});

it('one button pauses every carousel, also those without a button', async () => {
  const row = { texts, count: 2, speed: 600, autoplayMs: SLIDER_AUTOPLAY_MS };
  render(
    <>
      <Carousel label="Banners" {...row}>
        <li />
      </Carousel>
      <Carousel label="Work" {...row} pauseButton={false}>
        <li />
      </Carousel>
    </>,
  );
  act(() => mockAllIsIntersecting(true));
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await wait();
  expect(made).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await wait();
  expect(made).toHaveBeenCalledTimes(2);
});
