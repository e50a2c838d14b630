import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { HIDING_SCRIPT } from '@/components/favorites/hide-empty-selection';
import { favoritesTexts } from '@/components/favorites/texts';
import type { ComparedAnswer } from '@/lib/favorites/compared-answer';
import { comparedCard } from '@/lib/favorites/comparison';
import { cardOf } from '@/lib/talents/listed-talent';
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
  expect(screen.getByRole('status').textContent).toBe(list.unsaved);
});

it('shows the empty state, without a request or a warning', async () => {
  await open();
  expect(screen.getByText(EMPTY)).toBeTruthy();
  expect(screen.queryByText(list.unsaved)).toBeNull();
  expect(asked).toEqual([]);
});

it('shows no empty state for a selection with a talent', async () => {
  localStorage.setItem('favorites', JSON.stringify({ 7: { id: 7, name: 'Ana Sá' } }));
  await open();
  await vi.waitFor(() => expect(asked).toEqual(['/api/favorites?ids=7']));
  expect(screen.queryByText(EMPTY)).toBeNull();
});

it('what was typed into the form survives an empty selection, which hides the form', async () => {
  const selection = JSON.stringify({ 7: { id: 7, name: 'Ana Sá' } });
  const takeFromOtherTab = (stored: string) => {
    localStorage.setItem('favorites', stored);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' })));
  };
  localStorage.setItem('favorites', selection);
  await open();
  const { form } = texts.casting;
  await userEvent.type(screen.getByLabelText(form.name), 'Casa Ouro');
  takeFromOtherTab('{}');
  expect(screen.getByText(EMPTY)).toBeTruthy();
  expect(screen.queryByRole('button', { name: form.submit })).toBeNull();
  takeFromOtherTab(selection);
  expect(screen.queryByText(EMPTY)).toBeNull();
  expect(screen.getByRole('button', { name: form.submit })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(form.name).value).toBe('Casa Ouro');
});

/** The HTML of the page in a browser with these stored values, before and after hydration. */
async function openHtml(stored: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
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
  ['an empty selection', { favorites: '{}' }, false],
  ['a malformed selection', { favorites: '[]' }, true],
  ['only other selections', { 'favorites-others': '{"others":[]}' }, true],
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
  const { place, hydrate } = await openHtml({ favorites: '{"7":{"id":7,"name":"Ana Sá"}}' });
  expect([place?.textContent, place?.hasAttribute('hidden')]).toEqual([EMPTY, true]);
  hydrate();
  expect(screen.queryByText(EMPTY)).toBeNull();
  expect((await screen.findAllByText('Ana Sá')).length).toBeGreaterThan(0);
});
