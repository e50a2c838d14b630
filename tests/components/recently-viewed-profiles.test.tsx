import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  mockAllIsIntersecting,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecentlyViewedPlace } from '@/components/recently-viewed/recently-viewed-place';
import { RecentlyViewedProfiles } from '@/components/recently-viewed/recently-viewed-profiles';
import { HISTORY_KEYS, setHistoryOn } from '@/lib/recently-viewed/history';
import { rememberProfile } from '@/lib/recently-viewed/recent-profiles';
import messages from '@/messages/en.json';

beforeEach(() => {
  localStorage.clear();
  rememberProfile({ id: 1, name: 'Ana Lima' });
  rememberProfile({ id: 2, name: 'Bia Reis' });
});

function shown(id?: number) {
  render(<RecentlyViewedProfiles locale="en" texts={messages.seen} {...(id && { id })} />);
  return () =>
    screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('leads to the profiles that were opened last, but for the one that is open', () => {
  const links = shown(2);
  expect(links()).toEqual([['Ana Lima', '/en/models/1/ana-lima']]);
  expect(screen.getByRole('region', { name: 'Recently viewed' })).toBeTruthy();
});

/** What is read aloud when it changes. */
const liveText = () => document.querySelector('[aria-live="polite"]')?.textContent;

it('is cleared, and the focus moves to the remaining button', () => {
  const links = shown();
  expect(links()).toHaveLength(2);
  press('Clear');
  expect(links()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Turn history off' })).toBe(document.activeElement);
  expect(liveText()).toBe(messages.seen.note);
  expect({ ...localStorage }).toEqual({});
});

it('clears its entries when it is turned off, and can be turned on again', () => {
  const links = shown();
  press('Turn history off');
  expect(links()).toEqual([]);
  expect(liveText()).toBe(messages.seen.off);
  expect({ ...localStorage }).toEqual({ [HISTORY_KEYS.off]: 'off' });
  press('Turn history on');
  expect(liveText()).toBe(messages.seen.note);
  expect({ ...localStorage }).toEqual({});
});

it('follows what another tab does', () => {
  const links = shown();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(links()).toEqual([]);
});

describe('its place', () => {
  beforeEach(() => setupIntersectionMocking(vi.fn));
  afterEach(() => void vi.unstubAllGlobals());

  function open(id?: number) {
    const { container } = render(
      <RecentlyViewedPlace locale="en" texts={messages.seen} {...(id && { id })} />,
    );
    act(() => mockAllIsIntersecting(true));
    return container.firstElementChild as HTMLElement;
  }

  it('is hidden where it would show only the open profile', async () => {
    localStorage.clear();
    rememberProfile({ id: 7, name: 'Caio Reis' });
    const place = open(7);
    await waitFor(() => expect(place.hidden).toBe(true));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('holds those who were opened', async () => {
    const place = open(2);
    expect(await screen.findByRole('link', { name: 'Ana Lima' })).toBeTruthy();
    expect(place.hidden).toBe(false);
  });

  it('holds the way to switch it on again', async () => {
    setHistoryOn(false);
    open();
    expect(await screen.findByRole('button', { name: 'Turn history on' })).toBeTruthy();
  });
});
