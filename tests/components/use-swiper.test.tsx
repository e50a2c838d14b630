import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  mockAllIsIntersecting,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils';
import type { SwiperOptions } from 'swiper/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSwiper } from '@/components/ui/use-swiper';

const swipers = vi.hoisted(() => ({
  lost: false,
  still: false,
  made: vi.fn(),
  next: vi.fn(),
  previous: vi.fn(),
  destroyed: vi.fn(),
}));

/** A module of Swiper; reading its class fails as loading the script would. */
const moduleOf = vi.hoisted(() => (kind: string) => ({
  get Swiper() {
    if (swipers.lost) throw new Error('Failed to load chunk');
    return class {
      slideNext = swipers.next;
      slidePrev = swipers.previous;
      destroy = swipers.destroyed;
      constructor(_row: Element, options: object) {
        swipers.made(kind, options);
      }
    };
  },
}));
vi.mock('swiper', () => moduleOf('plain'));
vi.mock('@/components/ui/fading-swiper', () => moduleOf('fading'));

const WIDTH = 300;
const scrolled = vi.fn();

function Row({ count = 3, ...options }: SwiperOptions & { count?: number }) {
  const { row, step } = useSwiper({ count, onScrolled: scrolled, ...options });
  const slides = Array.from({ length: count }, (_, place) => place);
  return (
    <>
      <div ref={row} data-testid="row" style={{ ['--gap' as never]: '12px' }}>
        {slides.map((place) => (
          <div key={place} className="swiper-slide" />
        ))}
      </div>
      <button type="button" onClick={() => void step(true)}>
        Next
      </button>
      <button type="button" onClick={() => void step(false)}>
        Previous
      </button>
    </>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(swipers, { lost: false, still: false });
  vi.stubGlobal('matchMedia', () => ({ matches: swipers.still }));
  setupIntersectionMocking(vi.fn);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.parentElement as HTMLElement;
    const place = Array.prototype.indexOf.call(row.children, this);
    const isSlide = this.className === 'swiper-slide';
    return new DOMRect(isSlide ? place * WIDTH - row.scrollLeft : 0, 0, WIDTH, 400);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const row = () => screen.getByTestId('row');
/** Lets the script load. */
const settle = () => act(async () => void (await vi.dynamicImportSettled()));
const seen = (isSeen = true) => act(() => mockAllIsIntersecting(isSeen));
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

describe('a row whose script cannot be loaded', () => {
  const steps = async (...names: string[]) => {
    for (const name of names) await press(name);
    return [row().scrollLeft, scrolled.mock.lastCall?.[0]];
  };

  it('scrolls by its buttons, to its ends', async () => {
    swipers.lost = true;
    render(<Row />);
    expect(await steps('Next')).toEqual([WIDTH, 1]);
    expect(await steps('Next')).toEqual([2 * WIDTH, 2]);
    expect(await steps('Next')).toEqual([2 * WIDTH, 2]);
    expect(await steps('Previous')).toEqual([WIDTH, 1]);
    expect(await steps('Previous', 'Previous')).toEqual([0, 0]);
  });

  it('starts over where it loops', async () => {
    swipers.lost = true;
    render(<Row loop />);
    expect(await steps('Previous')).toEqual([2 * WIDTH, 2]);
    expect(await steps('Next')).toEqual([0, 0]);
  });
});

describe('a row with Swiper', () => {
  it('is moved by it alone, from where the row had been scrolled to', async () => {
    render(<Row effect="slide" />);
    row().scrollLeft = WIDTH;
    await press('Next');
    expect(swipers.made.mock.calls).toEqual([
      ['plain', { spaceBetween: 12, initialSlide: 1, effect: 'slide' }],
    ]);
    expect(row().scrollLeft).toBe(0);
    await press('Previous');
    expect([swipers.next, swipers.previous].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(swipers.made).toHaveBeenCalledTimes(1);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('fades with a module of its own', async () => {
    render(<Row effect="fade" />);
    await press('Next');
    expect(swipers.made).toHaveBeenCalledWith('fading', expect.anything());
  });

  it('does not move by itself for a visitor who prefers reduced motion', async () => {
    swipers.still = true;
    render(<Row />);
    await press('Next');
    expect(swipers.made).toHaveBeenCalledWith('plain', expect.objectContaining({ speed: 0 }));
  });

  it('is destroyed with its row, and never made for one that is gone', async () => {
    const { unmount } = render(<Row />);
    await press('Next');
    unmount();
    await settle();
    expect(swipers.destroyed).toHaveBeenCalledTimes(1);
    const other = render(<Row />);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    other.unmount();
    await settle();
    expect(swipers.made).toHaveBeenCalledTimes(1);
  });
});

it('a row that is left while a press waits for its Swiper is not moved', async () => {
  const { unmount } = render(<Row />);
  await press('Next');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  unmount();
  await settle();
  expect(swipers.next).toHaveBeenCalledTimes(1);
});

describe('the script of a row', () => {
  it.each([
    ['a movement of the pointer', () => fireEvent.pointerMove(window)],
    ['a key', () => fireEvent.keyDown(window, { key: 'Tab' })],
    ['the end of a scroll of the row', () => fireEvent(row(), new Event('scrollend'))],
    ['a mouse on the row', () => fireEvent(row().children[0] as Element, pointer('mouse'))],
    ['a touch beside the row', () => fireEvent(document.body, pointer('touch'))],
  ])('loads with %s', async (_what, happen) => {
    render(<Row />);
    seen();
    happen();
    await settle();
    expect(swipers.made).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['for a touch of the row, which scrolls it', 3, true, () => row().children[0] as Element],
    ['while the row is out of view', 3, false, () => document.body],
    ['for a single slide', 1, true, () => document.body],
  ])('does not load %s', async (_what, count, isSeen, target) => {
    render(<Row count={count} />);
    seen(isSeen);
    fireEvent(target(), pointer('touch'));
    await settle();
    expect(swipers.made).not.toHaveBeenCalled();
  });
});

function pointer(pointerType: string): Event {
  return Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType });
}
