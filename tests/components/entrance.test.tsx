import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PreHomeDialog } from '@/components/home/pre-home-dialog';
import { FACE_MS } from '@/components/home/use-face-round';
import { PRE_HOME_MS } from '@/lib/constants';
import { standInForModalDialogs } from './modal-dialogs';

const COVERS = ['a.jpg', 'b.jpg', 'c.jpg'];

let still = false;
let readyState: DocumentReadyState = 'complete';

function entrance(covers: readonly string[] = COVERS) {
  return (
    <PreHomeDialog
      label="Entrance"
      agency="Vitrine"
      covers={covers}
      texts={{ pause: 'Pause', play: 'Play' }}
    >
      <ul>
        <li>
          <a href="#women">Women</a>
        </li>
        <li>
          <a href="#men">Men</a>
        </li>
      </ul>
      <button type="button">Enter</button>
    </PreHomeDialog>
  );
}

const enter = (covers?: readonly string[]) => render(entrance(covers));

const places = () => [...document.querySelectorAll('.pre-home-faces > span:not(.initial)')];
/** The covers that are in the DOM. */
const fetched = () =>
  places().map(
    (place) => decodeURIComponent(place.querySelector('img')?.src ?? '').match(/\w\.jpg/)?.[0],
  );
/** The cover that is shown. */
const shown = () => fetched()[places().findIndex((place) => place.hasAttribute('data-shown'))];

const image = (cover: string) => {
  const found = places()[fetched().indexOf(cover)]?.querySelector('img');
  if (!found) throw new Error(`not in the page: ${cover}`);
  return found;
};
const load = (cover: string) => fireEvent.load(image(cover));
const wait = (ms = FACE_MS) => act(() => vi.advanceTimersByTime(ms));

/** Lets autoplay bring this face. */
function turnTo(cover: string) {
  wait();
  if (shown() !== cover) load(cover);
  expect(shown()).toBe(cover);
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  standInForModalDialogs();
  still = false;
  readyState = 'complete';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  vi.stubGlobal('matchMedia', () => ({
    matches: still,
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

describe('the entrance', () => {
  it('closes after its time', () => {
    enter();
    wait(PRE_HOME_MS - 1);
    expect(screen.getByRole('dialog')).toHaveProperty('open', true);
    wait(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens once per session', () => {
    const first = enter();
    expect(screen.getByRole('dialog')).toHaveProperty('open', true);
    first.unmount();
    enter();
    expect(screen.queryByRole('dialog')).toBeNull();
    wait(2 * FACE_MS);
    expect(fetched()).toEqual(['a.jpg']);
  });

  describe('renders the page behind it', () => {
    const alone = () => screen.getByRole('dialog').querySelectorAll('[data-alone]').length === 1;

    it('4 s after the load event', () => {
      readyState = 'interactive';
      enter();
      wait(2 * FACE_MS);
      fireEvent(window, new Event('load'));
      wait(FACE_MS - 1);
      expect(alone()).toBe(true);
      wait(1);
      expect(alone()).toBe(false);
    });

    it('at the first activity after the load event, not before', () => {
      readyState = 'interactive';
      enter();
      fireEvent.pointerMove(window);
      expect(alone()).toBe(true);
      fireEvent(window, new Event('load'));
      expect(alone()).toBe(true);
      fireEvent.pointerMove(window);
      expect(alone()).toBe(false);
    });
  });

  it('closes by a click, and leaves an element for the face to morph into', () => {
    enter();
    fireEvent.click(screen.getByText('Enter'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('.opening-end')).not.toBeNull();
    expect(places()).toEqual([]);
  });

  it('closes by Esc in the same way', () => {
    enter();
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(document.querySelector('.opening-end')).not.toBeNull();
  });

  it('closes by a link at once, and leaves its face to the transition between pages', () => {
    enter();
    fireEvent.click(screen.getByText('Men'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('.opening-end')).toBeNull();
  });
});

describe('autoplay of the faces', () => {
  it('waits for the load event; each face is fetched when it is due and shown when it is loaded', () => {
    readyState = 'interactive';
    enter();
    wait(3 * FACE_MS);
    expect(fetched()).toEqual(['a.jpg']);
    fireEvent(window, new Event('load'));
    wait(FACE_MS - 1);
    expect(fetched()).toEqual(['a.jpg']);
    wait(1);
    expect(fetched()).toEqual(['a.jpg', 'b.jpg']);
    wait();
    expect(shown()).toBe('a.jpg');
    load('b.jpg');
    expect([shown(), fetched()]).toEqual(['b.jpg', ['a.jpg', 'b.jpg']]);
  });

  it('stops after one round, which the button repeats', () => {
    enter();
    turnTo('b.jpg');
    turnTo('c.jpg');
    turnTo('a.jpg');
    wait(3 * FACE_MS);
    expect(shown()).toBe('a.jpg');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    turnTo('b.jpg');
  });

  it('is paused by the button, which does not close the entrance', () => {
    enter();
    turnTo('b.jpg');
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    wait(3 * FACE_MS);
    expect([shown(), fetched()]).toEqual(['b.jpg', ['a.jpg', 'b.jpg']]);
    expect(screen.getByRole('dialog')).toHaveProperty('open', true);
  });

  it('is paused by keyboard focus, and resumes without it', () => {
    enter();
    turnTo('b.jpg');
    const button = screen.getByText('Enter');
    vi.spyOn(button, 'matches').mockReturnValue(true);
    act(() => button.focus());
    wait(3 * FACE_MS);
    expect([shown(), fetched()]).toEqual(['b.jpg', ['a.jpg', 'b.jpg']]);
    act(() => button.blur());
    turnTo('c.jpg');
  });

  it.each([
    [
      'who prefers reduced motion',
      () => {
        still = true;
      },
    ],
    ['with Save-Data', () => Object.assign(navigator, { connection: { saveData: true } })],
  ])('is off for a visitor %s', (_who, wish) => {
    wish();
    enter();
    wait(3 * FACE_MS);
    expect(fetched()).toEqual(['a.jpg']);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it('is off if there is only one face', () => {
    enter(['a.jpg']);
    wait(3 * FACE_MS);
    expect(shown()).toBe('a.jpg');
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });
});

describe('a selected entry', () => {
  const point = (target: Element) => fireEvent.pointerOver(target, { pointerType: 'mouse' });

  it('shows its face, as long as it is hovered', () => {
    still = true;
    enter();
    point(screen.getByText('Men'));
    expect(shown()).toBe('a.jpg');
    load('b.jpg');
    expect(shown()).toBe('b.jpg');
    point(screen.getByText('Women'));
    expect(shown()).toBe('a.jpg');
  });

  it('pauses the round', () => {
    enter();
    point(screen.getByText('Women'));
    wait(3 * FACE_MS);
    expect(shown()).toBe('a.jpg');
    point(screen.getByText('Enter'));
    turnTo('b.jpg');
  });

  it('shows its face on keyboard focus', () => {
    enter();
    act(() => screen.getByText('Men').focus());
    load('b.jpg');
    expect(shown()).toBe('b.jpg');
  });
});

describe('a face that fails to load', () => {
  it('is replaced by the next one, and skipped in the round', () => {
    enter();
    fireEvent.error(image('a.jpg'));
    load('b.jpg');
    expect(shown()).toBe('b.jpg');
    turnTo('c.jpg');
    wait();
    expect(shown()).toBe('b.jpg');
  });

  it('is replaced when it is due', () => {
    enter();
    wait();
    fireEvent.error(image('b.jpg'));
    expect(shown()).toBe('a.jpg');
    load('c.jpg');
    expect(shown()).toBe('c.jpg');
  });

  it('is replaced if it failed before hydration', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(entrance());
    // As the inline script marks it.
    const [first] = container.getElementsByTagName('img');
    if (first) first.dataset.failed = '';
    // The mark causes a hydration mismatch, which React reports in development.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    render(entrance(), { container, hydrate: true });
    expect(fetched()).toEqual(['a.jpg', 'b.jpg']);
    load('b.jpg');
    expect(shown()).toBe('b.jpg');
  });

  it('leaves the initial of the agency if there is no other', () => {
    enter(['a.jpg']);
    fireEvent.error(image('a.jpg'));
    expect(document.querySelector('.pre-home-faces')?.textContent).toBe('V');
    expect(fetched()).toEqual(['a.jpg']);
  });
});
