import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { PreHomeDialog } from '@/components/home/pre-home-dialog';
import { FACE_MS } from '@/components/home/use-face-round';
import { standInForModalDialogs } from './modal-dialogs';

const COVERS = ['a.jpg', 'b.jpg', 'c.jpg'];

/** The two entries of a list, and the button after it. */
export const WAYS = (
  <>
    <ul>
      <li>
        <a href="#women">Women</a>
      </li>
      <li>
        <a href="#men">Men</a>
      </li>
    </ul>
    <button type="button">Enter</button>
  </>
);

/** The browser's state, reset before each test. */
export const browser: { reducedMotion: boolean; readyState: DocumentReadyState } = {
  reducedMotion: false,
  readyState: 'complete',
};

export function entrance(covers: readonly string[] = COVERS) {
  return (
    <PreHomeDialog
      label="Entrance"
      agency="Vitrine"
      covers={covers}
      texts={{ pause: 'Pause', play: 'Play' }}
    >
      {WAYS}
    </PreHomeDialog>
  );
}

export const enter = (covers?: readonly string[]) => render(entrance(covers));

export const places = () => [...document.querySelectorAll('.pre-home-faces > span:not(.initial)')];
/** The covers that are in the DOM. */
export const fetched = () =>
  places().map(
    (place) => decodeURIComponent(place.querySelector('img')?.src ?? '').match(/\w\.jpg/)?.[0],
  );
/** The cover that is shown. */
export const shown = () =>
  fetched()[places().findIndex((place) => place.hasAttribute('data-shown'))];

export const image = (cover: string) => {
  const found = places()[fetched().indexOf(cover)]?.querySelector('img');
  if (!found) throw new Error(`not in the page: ${cover}`);
  return found;
};
export const load = (cover: string) => fireEvent.load(image(cover));
export const wait = (ms = FACE_MS) => act(() => vi.advanceTimersByTime(ms));

/** Lets autoplay bring this face. */
export function turnTo(cover: string) {
  wait();
  if (shown() !== cover) load(cover);
  expect(shown()).toBe(cover);
}

/** Before each test, resets the browser's state and fakes its clock. */
export function fakeBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    standInForModalDialogs();
    Object.assign(browser, { reducedMotion: false, readyState: 'complete' });
    vi.spyOn(document, 'readyState', 'get').mockImplementation(() => browser.readyState);
    vi.stubGlobal('matchMedia', () => ({
      matches: browser.reducedMotion,
      addEventListener() {},
      removeEventListener() {},
    }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'connection');
  });
}
