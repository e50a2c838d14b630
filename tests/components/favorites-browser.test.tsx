import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { favoritesTexts } from '@/components/favorites/texts';
import type { ComparedAnswer } from '@/lib/favorites/compared-answer';
import { comparedCard } from '@/lib/favorites/comparison';
import { cardOf } from '@/lib/talents/card';
import { refuseStorage } from '../fixtures/browser-storage.ts';
import { person } from '../fixtures/people.ts';

const texts = favoritesTexts('pt');
const { list } = texts;

const FACES: ComparedAnswer = {
  cards: [comparedCard(cardOf(person({ id: 7, name: 'Ana Sá', cover: 'ana.jpg' })))],
};
/** What the site was asked for. */
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

/** The page's part in a browser that opens it now. */
async function open() {
  vi.resetModules();
  const { FavoritesBrowser } = await import('@/components/favorites/favorites-browser');
  render(<FavoritesBrowser texts={texts} />);
}

it('says so where the browser keeps nothing', async () => {
  refuseStorage('localStorage');
  await open();
  expect(screen.getByRole('status').textContent).toBe(list.unkept);
});

it('says nothing of it where the browser does', async () => {
  await open();
  expect(screen.getByText(list.empty)).toBeTruthy();
  expect(screen.queryByText(list.unkept)).toBeNull();
});

it('an empty selection has new faces to begin with', async () => {
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

it('asks for no new faces once somebody is chosen', async () => {
  localStorage.setItem('favorites', JSON.stringify({ 7: { id: 7, name: 'Ana Sá' } }));
  await open();
  await vi.waitFor(() => expect(asked).toEqual(['/api/favorites?ids=7']));
  expect(screen.queryByRole('region', { name: texts.newFaces })).toBeNull();
});
