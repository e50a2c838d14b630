import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SeenProfiles } from '@/components/seen/seen-profiles';
import { SEEN_KEYS } from '@/lib/seen/keeping';
import { rememberProfile } from '@/lib/seen/recent-profiles';
import messages from '@/messages/en.json';

vi.mock('next/link', () => ({
  default: ({ prefetch: _prefetch, ...props }: Record<string, unknown>) => <a {...props} />,
}));

beforeEach(() => {
  localStorage.clear();
  rememberProfile({ id: 1, name: 'Ana Lima' });
  rememberProfile({ id: 2, name: 'Bia Reis' });
});

function shown(id?: number) {
  render(<SeenProfiles locale="en" texts={messages.seen} {...(id && { id })} />);
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
const said = () => document.querySelector('[aria-live="polite"]')?.textContent;

it('is emptied, and the focus goes on to what is left', () => {
  const links = shown();
  expect(links()).toHaveLength(2);
  press('Clear');
  expect(links()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Turn history off' })).toBe(document.activeElement);
  expect(said()).toBe(messages.seen.note);
  expect({ ...localStorage }).toEqual({});
});

it('is switched off with what it kept, and on again', () => {
  const links = shown();
  press('Turn history off');
  expect(links()).toEqual([]);
  expect(said()).toBe(messages.seen.off);
  expect({ ...localStorage }).toEqual({ [SEEN_KEYS.off]: 'off' });
  press('Turn history on');
  expect(said()).toBe(messages.seen.note);
  expect({ ...localStorage }).toEqual({});
});

it('follows what another tab does', () => {
  const links = shown();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(links()).toEqual([]);
});
