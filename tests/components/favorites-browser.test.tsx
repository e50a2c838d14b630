import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { HIDING_SCRIPT } from '@/components/favorites/hide-empty-selection';
import { favoritesTexts } from '@/components/favorites/texts';
import type { ComparedAnswer } from '@/lib/favorites/compared-answer';
import { comparedCard } from '@/lib/favorites/comparison';
import { cardOf } from '@/lib/talents/card';
import { refuseStorage } from '../fixtures/browser-storage.ts';
import { person } from '../fixtures/people.ts';

const texts = favoritesTexts('pt');
const { list } = texts;
const EMPTY = 'No favorites yet';

const TALENT = comparedCard(cardOf(person({ id: 7, name: 'Ana Sá', cover: 'ana.jpg' })));
/** The requests to the site. */
const asked: string[] = [];

beforeEach(() => {
  localStorage.clear();
  asked.splice(0);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ cards: [TALENT] } satisfies ComparedAnswer);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The island in a browser that opens the page now. */
async function open(shown = texts) {
  vi.resetModules();
  const { FavoritesBrowser } = await import('@/components/favorites/favorites-browser');
  const island = <FavoritesBrowser texts={shown} emptySelection={<p>{EMPTY}</p>} />;
  render(island);
}

it('warns in a browser that cannot store the selection', async () => {
  refuseStorage('localStorage');
  await open();
  expect(screen.getByRole('status').textContent).toBe(list.unkept);
});

it('shows the empty state, without a request or a warning', async () => {
  await open();
  expect(screen.getByText(EMPTY)).toBeTruthy();
  expect(screen.queryByText(list.unkept)).toBeNull();
  expect(asked).toEqual([]);
});

it('shows no empty state for a selection with a talent', async () => {
  localStorage.setItem('favorites', JSON.stringify({ 7: { id: 7, name: 'Ana Sá' } }));
  await open();
  await vi.waitFor(() => expect(asked).toEqual(['/api/favorites?ids=7']));
  expect(screen.queryByText(EMPTY)).toBeNull();
});

/** The HTML of the page in a browser with this selection, before and after hydration. */
async function openHtml(stored: string) {
  localStorage.setItem('favorites', stored);
  vi.resetModules();
  const { FavoritesBrowser } = await import('@/components/favorites/favorites-browser');
  const island = <FavoritesBrowser texts={texts} emptySelection={<p>{EMPTY}</p>} />;
  const page = document.createElement('div');
  const script = Object.assign(document.createElement('script'), { textContent: HIDING_SCRIPT });
  // The server has no selection, whatever this browser has stored.
  page.innerHTML = renderToString(island);
  onTestFinished(() => page.remove());
  document.body.append(page);
  const place = page.firstElementChild;
  place?.prepend(script);
  script.remove();
  return { place, hydrate: () => render(island, { container: page, hydrate: true }) };
}

it.each([
  ['an empty selection', '{}', false],
  ['a malformed selection', '[]', true],
])(
  'with %s in storage, the empty state in the HTML is visible once the page is hydrated',
  async (_, stored, hidden) => {
    const { place, hydrate } = await openHtml(stored);
    expect(place?.hasAttribute('hidden')).toBe(hidden);
    hydrate();
    expect(place?.isConnected).toBe(true);
    expect(place?.hasAttribute('hidden')).toBe(false);
    expect(place?.textContent).toBe(EMPTY);
  },
);

it('with a stored selection, the empty state in the HTML stays hidden until the list replaces it', async () => {
  const { place, hydrate } = await openHtml('{"7":{"id":7,"name":"Ana Sá"}}');
  expect([place?.textContent, place?.hasAttribute('hidden')]).toEqual([EMPTY, true]);
  hydrate();
  expect(screen.queryByText(EMPTY)).toBeNull();
  expect((await screen.findAllByText('Ana Sá')).length).toBeGreaterThan(0);
});
