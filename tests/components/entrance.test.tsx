import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FACE_MS } from '@/components/home/use-face-round';
import { PRE_HOME_MS } from '@/lib/constants';
import { browser, enter, fakeBrowser, fetched, places, wait } from './entrance.tsx';

fakeBrowser();

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
    const isDeferred = () =>
      screen.getByRole('dialog').querySelectorAll('[data-page-deferred]').length === 1;

    it('4 s after the load event', () => {
      browser.readyState = 'interactive';
      enter();
      wait(2 * FACE_MS);
      fireEvent(window, new Event('load'));
      wait(FACE_MS - 1);
      expect(isDeferred()).toBe(true);
      wait(1);
      expect(isDeferred()).toBe(false);
    });

    it('at the first activity after the load event, not before', () => {
      browser.readyState = 'interactive';
      enter();
      fireEvent.pointerMove(window);
      expect(isDeferred()).toBe(true);
      fireEvent(window, new Event('load'));
      expect(isDeferred()).toBe(true);
      fireEvent.pointerMove(window);
      expect(isDeferred()).toBe(false);
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
