import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { FACE_MS } from '@/components/home/use-face-round';
import {
  browser,
  enter,
  entrance,
  fakeBrowser,
  fetched,
  image,
  load,
  shown,
  turnTo,
  wait,
} from './entrance.tsx';

fakeBrowser();

describe('autoplay of the faces', () => {
  it('waits for the load event; each face is fetched when it is due and shown when it is loaded', () => {
    browser.readyState = 'interactive';
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
        browser.reducedMotion = true;
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
    browser.reducedMotion = true;
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
