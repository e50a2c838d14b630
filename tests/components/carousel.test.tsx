import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  mockAllIsIntersecting,
  mockIsIntersecting,
  resetIntersectionMocking,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils';
import type { Swiper } from 'swiper';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Carousel, usePauseChoice } from '@/components/ui/carousel';
import { SLIDER_AUTOPLAY_MS } from '@/lib/config/constants';

const texts = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' };

function row(count: number, given: { autoplayMs?: number; pauseButton?: boolean } = {}) {
  return (
    <Carousel label="Work" texts={texts} speed={600} {...given}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the slides do not change places
        <a key={place} href={`#${place}`}>
          {place}
        </a>
      ))}
    </Carousel>
  );
}
const region = () => screen.getByRole('region', { name: 'Work' });
const comesNear = () => mockIsIntersecting(region(), true);
const isStarted = () => region().querySelector('.swiper-initialized') !== null;
/** Until what a page does when it is idle is done. */
const idle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

const autoplaying = { autoplayMs: SLIDER_AUTOPLAY_MS };

beforeEach(() => {
  usePauseChoice.setState(null);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  setupIntersectionMocking(vi.fn);
});
afterEach(() => {
  resetIntersectionMocking();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a row that only the visitor moves has no button to pause it', () => {
  render(row(2));
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Previous',
    'Next',
  ]);
});

it('one button pauses every carousel, also those without a button', () => {
  render(
    <>
      {row(2, autoplaying)}
      {row(2, { ...autoplaying, pauseButton: false })}
      {row(2, autoplaying)}
    </>,
  );
  const [first] = screen.getAllByRole('button', { name: 'Pause' });
  if (first) fireEvent.click(first);
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Play' })).toHaveLength(2);
});

describe('Swiper', () => {
  it('starts when the row comes near, on the elements that are in the page, and the focus stays', async () => {
    render(row(3, autoplaying));
    const slides = screen.getAllByRole('listitem');
    const link = screen.getByRole('link', { name: '0' });
    await idle();
    expect(isStarted()).toBe(false);
    act(() => link.focus());
    comesNear();
    await expect.poll(isStarted).toBe(true);
    expect(new Set(screen.getAllByRole('listitem'))).toEqual(new Set(slides));
    expect(document.activeElement).toBe(link);
  });

  it.each([
    ['is touched', () => fireEvent.pointerEnter(region(), { pointerType: 'touch' })],
    ['has the focus', () => fireEvent.focusIn(screen.getByRole('link', { name: '0' }))],
  ])('starts far from the window when the row %s', async (_what, come) => {
    render(row(3));
    come();
    await expect.poll(isStarted).toBe(true);
  });

  it('starts with the step of the button that was pressed before', async () => {
    render(row(3, autoplaying));
    expect(screen.getByText('1 / 3')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect.poll(() => screen.queryByText('2 / 3')).not.toBeNull();
  });

  it('knows the slides that come after it has started', async () => {
    // It measures no slides in a row without a width.
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
    const { rerender } = render(row(2));
    comesNear();
    await expect.poll(isStarted).toBe(true);
    rerender(row(3));
    const known = () => {
      const started = region().querySelector<HTMLElement & { swiper: Swiper }>('.carousel');
      return started?.swiper.slides.length;
    };
    await expect.poll(known).toBe(3);
  });

  it('waits until the entrance over the row is closed', async () => {
    const entrance = document.body.appendChild(document.createElement('dialog'));
    onTestFinished(() => entrance.remove());
    entrance.open = true;
    render(row(3, autoplaying));
    comesNear();
    await idle();
    expect(isStarted()).toBe(false);
    entrance.open = false;
    fireEvent(entrance, new Event('close'));
    await expect.poll(isStarted).toBe(true);
  });
});

it('has buttons that keep the focus at its ends', async () => {
  render(row(2));
  comesNear();
  await expect.poll(isStarted).toBe(true);
  const buttons = ['Previous', 'Next'].map((name) =>
    screen.getByRole<HTMLButtonElement>('button', { name }),
  );
  const { swiper } = region().querySelector('.carousel') as Element & { swiper: Swiper };
  for (const isEnd of [false, true]) {
    Object.assign(swiper, { isBeginning: !isEnd, isEnd });
    act(() => void swiper.emit('progress', swiper, Number(isEnd)));
    const ended = buttons.map((one) => one.getAttribute('aria-disabled') === 'true');
    expect(ended).toEqual([!isEnd, isEnd]);
  }
  expect(buttons.map((one) => one.disabled)).toEqual([false, false]);
});

it('is held by the pointer and by the focus, and goes on when both are gone', async () => {
  render(row(2, autoplaying));
  mockAllIsIntersecting(true);
  await expect.poll(isStarted).toBe(true);
  const [frame, next] = [region(), screen.getByRole('button', { name: 'Next' })];
  const { swiper } = frame.querySelector('.carousel') as Element & { swiper: Swiper };
  // jsdom does not implement `:focus-visible`.
  const matches = vi.spyOn(Element.prototype, 'matches').mockReturnValue(true);
  onTestFinished(() => matches.mockRestore());
  const steps: readonly (readonly [string, () => void, boolean])[] = [
    ['nothing', () => {}, true],
    ['the pointer comes', () => fireEvent.pointerEnter(frame, { pointerType: 'mouse' }), false],
    ['the focus comes', () => next.focus(), false],
    ['the pointer goes', () => fireEvent.pointerLeave(frame), false],
    [
      'the pointer comes back',
      () => fireEvent.pointerEnter(frame, { pointerType: 'mouse' }),
      false,
    ],
    ['the focus goes', () => next.blur(), false],
    ['the pointer goes, too', () => fireEvent.pointerLeave(frame), true],
  ];
  for (const [what, happen, running] of steps) {
    act(happen);
    expect(swiper.autoplay.running, what).toBe(running);
  }
});

it('a row in which all slides are in view shows no buttons', async () => {
  render(row(2));
  comesNear();
  await vi.waitFor(() => expect(isStarted()).toBe(true));
  const { swiper } = region().querySelector('.carousel') as unknown as { swiper: Swiper };
  const isHidden = () => screen.getAllByRole('button').map((one) => one.matches('.hidden'));
  act(() => swiper.emit('lock'));
  expect(isHidden()).toEqual([true, true]);
  act(() => swiper.emit('unlock'));
  expect(isHidden()).toEqual([false, false]);
});
