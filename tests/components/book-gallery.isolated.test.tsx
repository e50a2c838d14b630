import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { BookGallery } from '@/components/profile/book-gallery';
import { LIGHTBOX_LABELS } from '../fixtures/lightbox-labels.ts';
import { standInForModalDialogs } from './modal-dialogs';

const VIEW = 1000;
const WIDTH = 450;

type Watch = (entries: { target: Element; intersectionRatio: number }[]) => void;
let watch: Watch;
const observed = new Set<Element>();
const enlarged = vi.hoisted(() => vi.fn());
vi.mock('@/components/profile/picture-lightbox', () => ({
  default: (props: { index: number; onClose: () => void }) => {
    enlarged(props.index);
    return <button type="button" aria-label="Close" onClick={props.onClose} />;
  },
}));

beforeEach(() => {
  standInForModalDialogs();
  observed.clear();
  enlarged.mockClear();
  window.history.replaceState(null, '');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Watch) {
        watch = callback;
      }
      observe(element: Element) {
        observed.add(element);
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(VIEW);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = Array.prototype.indexOf.call(this.parentElement?.children ?? [], this);
    return new DOMRect(place * WIDTH - (this.parentElement?.scrollLeft ?? 0), 0, WIDTH, 600);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const photos = [1, 2, 3, 4].map((number) => {
  return { file: `${number}.jpg`, width: 900, height: 1200 };
});

const texts = {
  ...{ name: 'Ana', caption: 'Book', labels: LIGHTBOX_LABELS },
  ...{ photo: 'Ana, photo {number} of 4', enlarge: 'Enlarge photo {number} of 4' },
};

function show() {
  render(<BookGallery id={1} photos={photos} texts={texts} />);
  const row = screen.getByRole('list');
  /** Reports these photos as completely visible, as the browser's observer does. */
  const see = (...places: number[]) =>
    act(() =>
      watch(
        Array.from(row.children, (target, place) => {
          return { target, intersectionRatio: places.includes(place) ? 1 : 0.4 };
        }).filter(({ target }) => observed.has(target)),
      ),
    );
  return { row, see };
}

/** The space that each photo takes, as width divided by height. */
const ratios = () => links().map(({ style }) => Number(style.getPropertyValue('--ratio')));

it('a photo that EXIF rotates takes the space of the picture shown, the others theirs', () => {
  const { row } = show();
  const [first, second] = row.querySelectorAll('img');
  for (const [image, width, height] of [[first, 450, 600] as const, [second, 600, 450] as const]) {
    Object.defineProperties(image, {
      naturalWidth: { value: width },
      naturalHeight: { value: height },
    });
    if (image) fireEvent.load(image);
  }
  expect(ratios()).toEqual([3 / 4, 4 / 3, 3 / 4, 3 / 4]);
});

it('so does one that had loaded before the page was hydrated', () => {
  const loaded = { complete: true, naturalWidth: 600, naturalHeight: 450 };
  for (const [name, value] of Object.entries(loaded)) {
    vi.spyOn(HTMLImageElement.prototype, name as 'naturalWidth', 'get').mockReturnValue(
      value as number,
    );
  }
  show();
  expect(ratios()).toEqual([4 / 3, 4 / 3, 4 / 3, 4 / 3]);
});

const links = () => screen.getAllByRole('link');
const named = (number: number) =>
  screen.getByRole('link', { name: `Enlarge photo ${number} of 4` });

it('counts the photos in view, and between two photos those that were', () => {
  const { see } = show();
  expect(screen.getByText('1 / 4')).toBeDefined();
  see(0, 1);
  expect(screen.getByText('1–2 / 4')).toBeDefined();
  see(2);
  expect(screen.getByText('3 / 4')).toBeDefined();
  see();
  expect(screen.getByText('3 / 4')).toBeDefined();
});

it('lets the Tab key stop at the photos in view, and at all photos until that is known', () => {
  const { see } = show();
  expect(links().every((link) => link.tabIndex === 0)).toBe(true);
  see(1, 2);
  expect(links().map((link) => link.tabIndex)).toEqual([-1, 0, 0, -1]);
});

it('steps by as many photos as fit, and moves the focus along', () => {
  const { row, see } = show();
  see(0, 1);
  named(1).focus();
  // Prevented: the browser would scroll the row as well.
  expect(fireEvent.keyDown(named(1), { key: 'ArrowRight' })).toBe(false);
  expect(row.scrollLeft).toBe(2 * WIDTH);
  expect(document.activeElement).toBe(named(3));
  see(2, 3);
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(row.scrollLeft).toBe(0);
});

it('has no step beyond the first and the last photo', () => {
  const { see } = show();
  const disabled = () =>
    ['Previous', 'Next'].map(
      (name) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true',
    );
  expect(disabled()).toEqual([true, false]);
  see(0, 1);
  expect(disabled()).toEqual([true, false]);
  see(1, 2);
  expect(disabled()).toEqual([false, false]);
  see(2, 3);
  expect(disabled()).toEqual([false, true]);
});

it('leaves the focus on a button that has reached the end', () => {
  const { row, see } = show();
  see(1, 2);
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
  next.focus();
  fireEvent.click(next);
  see(2, 3);
  expect([document.activeElement, next.disabled, row.scrollLeft]).toEqual([next, false, 3 * WIDTH]);
  fireEvent.click(next);
  expect(row.scrollLeft).toBe(3 * WIDTH);
});

it('steps one photo at a press where the page is read from right to left', () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(function (this: Element) {
    const place = Array.prototype.indexOf.call(this.parentElement?.children ?? [], this);
    const right = VIEW - place * WIDTH - (this.parentElement?.scrollLeft ?? 0);
    return new DOMRect(right - WIDTH, 0, WIDTH, 600);
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  const { row, see } = show();
  for (const place of [0, 1, 2]) {
    see(place);
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(row.scrollLeft).toBe(-(place + 1) * WIDTH);
    fireEvent(row, new Event('scrollend'));
  }
  see(3);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(row.scrollLeft).toBe(-2 * WIDTH);
});

it('of one photo has neither counter nor buttons', () => {
  render(<BookGallery id={1} photos={photos.slice(0, 1)} texts={texts} />);
  expect(links()).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('1 / 1')).toBeNull();
});

it('leaves the focus alone if it is elsewhere', () => {
  const { see } = show();
  see(0, 1);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(document.body);
});

it('a second press continues from the target of the first until scrolling ends', () => {
  vi.stubGlobal('onscrollend', null);
  const { row, see } = show();
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  see(0, 1);
  press('Next');
  press('Next');
  expect(row.scrollLeft).toBe(3 * WIDTH);
  fireEvent(row, new Event('scrollend'));
  see(2, 3);
  press('Previous');
  expect(row.scrollLeft).toBe(0);
});

it('prefetches the next photos after the first interaction', () => {
  const { see } = show();
  see(0);
  // jsdom implements only the attribute, and a script sets the property.
  const eager = () =>
    Array.from(document.images).map((image) =>
      [image.loading, image.getAttribute('loading')].includes('eager'),
    );
  expect(eager()).toEqual([true, false, false, false]);
  fireEvent.scroll(window);
  expect(eager()).toEqual([true, true, true, false]);
});

it('enlarges the photo that is clicked, as an entry of the history, until it is closed', async () => {
  show();
  expect([window.history.state, enlarged.mock.calls]).toEqual([null, []]);
  expect(fireEvent.click(named(3))).toBe(false);
  const close = await screen.findByRole('button', { name: 'Close' });
  expect(document.activeElement, 'after the frame that was shown at once').toBe(named(3));
  expect(window.history.state).toEqual({ overlay: expect.any(String) });
  fireEvent.click(close);
  expect(enlarged.mock.lastCall).toEqual([2]);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

it('leaves a click for a new tab to the browser', () => {
  show();
  const follows = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', follows, { once: true });
  named(3).addEventListener('click', ({ defaultPrevented }) =>
    expect(defaultPrevented).toBe(false),
  );
  fireEvent.click(named(3), { ctrlKey: true });
  expect(follows).toHaveBeenCalledTimes(1);
  expect(enlarged).not.toHaveBeenCalled();
});

it('crops only a photo of unknown size, whose space is that of a portrait', () => {
  const unsized = { file: 'cover.jpg', width: 3, height: 4 };
  render(<BookGallery id={1} photos={[unsized, ...photos]} texts={texts} />);
  const sources = screen.getAllByRole('img').map((image) => (image as HTMLImageElement).src);
  expect(sources.map((one) => one.includes('%2Fportraits%2F'))).toEqual([
    ...[true, false, false, false, false],
  ]);
});

it.each([
  ['portrait', 900, 1200],
  ['landscape', 1200, 800],
])('at medium window width, `sizes` is the width of a drawn %s', (_shape, width, height) => {
  render(<BookGallery id={1} photos={[{ file: '1.jpg', width, height }]} texts={texts} />);
  // In such a window the height of the book is 62% of the width: `--stage` in `book.module.css`.
  const drawn = Math.ceil((62 * width) / height);
  const { sizes } = screen.getByRole<HTMLImageElement>('img');
  expect(/\(width >= 768px\) (\d+vw)/.exec(sizes)?.[1]).toBe(`${drawn}vw`);
});
