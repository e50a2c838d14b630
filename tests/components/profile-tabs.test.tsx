import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProfileTabs } from '@/components/profile/profile-tabs';

const PANELS = [
  { tab: 'book', label: 'Book', content: <p>The photos</p> },
  { tab: 'video', label: 'Videos', content: <p>The films</p> },
] as const;

const show = (initial: 'book' | 'video' = 'book') =>
  render(<ProfileTabs label="Galleries" panels={PANELS} initial={initial} />);

const tab = (name: string) => screen.getByRole('link', { name });

function goTo(search: string): void {
  window.history.replaceState(null, '', `/modelos/12/ana${search}`);
}

beforeEach(() => {
  // Discards forward history entries of earlier tests, so that the next click adds one.
  window.history.pushState(null, '');
  goTo('');
});

describe('the tabs of a profile', () => {
  it('have URLs, and a click changes URL and panel', async () => {
    show();
    expect(tab('Videos').getAttribute('href')).toBe('?tab=video');
    const before = window.history.length;
    await userEvent.click(tab('Videos'));
    expect(window.location.search).toBe('?tab=video');
    expect(window.history.length).toBe(before + 1);
    expect(screen.getByText('The films')).toBeDefined();
    await userEvent.click(tab('Videos'));
    expect(window.history.length).toBe(before + 1);
  });

  it('follow back and forward; an unknown tab is the first', () => {
    show();
    for (const [search, text] of [
      ['?tab=video', 'The films'],
      ['', 'The photos'],
      ['?tab=video', 'The films'],
      ['?tab=audio', 'The photos'],
    ] as const) {
      goTo(search);
      act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
      expect(screen.getByText(text)).toBeDefined();
    }
  });

  it('show the tab of the URL when the browser comes back to the page', () => {
    goTo('?tab=video');
    show('book');
    expect(screen.getByText('The films')).toBeDefined();
  });

  it('leave a click for another window to the browser', () => {
    show();
    const click = createEvent.click(tab('Videos'), { ctrlKey: true });
    // jsdom cannot navigate: this listener runs after React's, and only prevents the attempt.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent(tab('Videos'), click);
    expect(screen.getByText('The photos')).toBeDefined();
    expect(window.location.search).toBe('');
  });
});
