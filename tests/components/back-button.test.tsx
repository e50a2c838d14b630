import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackButton } from '@/components/site/back-button';

const back = vi.fn();

beforeEach(() => void back.mockReset());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Clicks the link in a tab of this kind, and returns whether it leads home. */
function leadsHome(entries: number, canGoBack: boolean | undefined, referrer: string): boolean {
  vi.stubGlobal('history', { length: entries, back });
  vi.stubGlobal('navigation', canGoBack === undefined ? undefined : { canGoBack });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  render(<BackButton home="/en">Back</BackButton>);
  const link = screen.getByRole('link', { name: 'Back' });
  expect(link.getAttribute('href')).toBe('/en');
  const click = createEvent.click(link, { button: 0 });
  let follows = true;
  const look = (event: Event) => {
    follows = !event.defaultPrevented;
    // jsdom does not navigate.
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent(link, click);
  return follows;
}

it.each<[string, number, boolean | undefined, string]>([
  ['a link was opened in', 1, false, 'https://site.test/'],
  ['the address was typed into', 2, false, ''],
  ['has no history, in a browser without the Navigation API', 1, undefined, ''],
])('in a new tab that %s it leads home', (_what, entries, canGoBack, referrer) => {
  expect(leadsHome(entries, canGoBack, referrer)).toBe(true);
  expect(back).not.toHaveBeenCalled();
});

it.each<[string, number, boolean | undefined, string]>([
  ['this site', 3, true, ''],
  ['another site', 2, false, 'https://search.test/'],
  ['anywhere, in a browser without the Navigation API', 2, undefined, ''],
])('for a visitor from %s it goes back', (_what, entries, canGoBack, referrer) => {
  expect(leadsHome(entries, canGoBack, referrer)).toBe(false);
  expect(back).toHaveBeenCalledOnce();
});
