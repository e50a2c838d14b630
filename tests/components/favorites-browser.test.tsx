import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { favoritesTexts } from '@/components/favorites/texts';
import type { ComparedAnswer } from '@/lib/favorites/compared-answer';
import { comparedCard } from '@/lib/favorites/comparison';
import { LOCALES } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import { cardOf } from '@/lib/talents/card';
import { refuseStorage } from '../fixtures/browser-storage.ts';
import { person } from '../fixtures/people.ts';

const texts = favoritesTexts('pt');
const { list } = texts;

const FACES: ComparedAnswer = {
  cards: [comparedCard(cardOf(person({ id: 7, name: 'Ana Sá', cover: 'ana.jpg' })))],
};
/** The requests to the site. */
const asked: string[] = [];

beforeEach(() => {
  localStorage.clear();
  asked.splice(0);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(FACES);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The island in a browser that opens the page now. */
async function open(shown = texts) {
  vi.resetModules();
  const { FavoritesBrowser } = await import('@/components/favorites/favorites-browser');
  render(<FavoritesBrowser texts={shown} />);
}

it('warns in a browser that cannot store the selection', async () => {
  refuseStorage('localStorage');
  await open();
  expect(screen.getByRole('status').textContent).toBe(list.unkept);
});

it('does not warn in one that can', async () => {
  await open();
  expect(screen.getByText(list.empty)).toBeTruthy();
  expect(screen.queryByText(list.unkept)).toBeNull();
});

it('an empty selection suggests new faces', async () => {
  await open();
  const faces = await screen.findByRole('region', { name: texts.newFaces });
  expect(faces.textContent).toContain('Ana Sá');
  expect(asked).toEqual(['/api/new-faces']);
});

it('an empty selection is complete without them', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ cards: [{ id: 'x' }] });
  });
  await open();
  await vi.waitFor(() => expect(asked).toEqual(['/api/new-faces']));
  expect(screen.getByText(list.emptyHint)).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});

it.each(LOCALES)('when sharing fails, shows the link that has the ids: %s', async (locale) => {
  const share = vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  Object.assign(navigator, { share, canShare: () => false });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });
  localStorage.setItem('favorites', JSON.stringify({ 7: { id: 7, name: 'Ana Sá' } }));
  const shown = favoritesTexts(locale);
  await open(shown);
  screen.getByText(shown.share.share).click();
  expect((await screen.findByRole('alert')).textContent).toBe(shown.share.notShared);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: shown.share.link });
  expect(field.value).toBe(`${location.origin}${pathOf(locale, { page: 'favorites' })}?ids=7`);
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: field.value }));
});

it('requests no new faces for a selection with a talent', async () => {
  localStorage.setItem('favorites', JSON.stringify({ 7: { id: 7, name: 'Ana Sá' } }));
  await open();
  await vi.waitFor(() => expect(asked).toEqual(['/api/favorites?ids=7']));
  expect(screen.queryByRole('region', { name: texts.newFaces })).toBeNull();
});
