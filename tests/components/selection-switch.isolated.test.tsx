import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SelectionLabel } from '@/components/favorites/favorite-count';
import { SelectionSwitch } from '@/components/favorites/selection-switch';
import { favoritesTexts } from '@/components/favorites/texts';
import { showToast } from '@/components/ui/toasts';
import { SELECTION_NAME_LENGTH } from '@/lib/favorites/limits';
import { addFavorites, favoritesNow } from '@/lib/favorites/store';
import { cardOf } from '@/lib/talents/listed-talent';
import { limitStorage } from '../fixtures/browser-storage.ts';
import { person } from '../fixtures/people.ts';

vi.mock('@/components/ui/toasts', () => ({ showToast: vi.fn(async () => {}) }));

const texts = favoritesTexts('pt');
const { selections } = texts;
const card = (id: number, name: string) => cardOf(person({ id, name }));
const toast = () => vi.mocked(showToast).mock.lastCall?.[0];
const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const field = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: selections.name, hidden: true });
const summary = () => document.querySelector('summary');
const press = (name: string) => userEvent.click(button(name));

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  addFavorites([card(12, 'Ana'), card(7, 'Bia')]);
  render(
    <>
      <SelectionLabel text="Sua seleção" />
      <SelectionSwitch texts={texts} />
    </>,
  );
});

it('begins a selection, whose name is selected so that typing replaces it', async () => {
  expect(summary()?.textContent).toBe(selections.title);
  expect(screen.queryByRole('button', { name: selections.delete, hidden: true })).toBeNull();
  await userEvent.click(summary() as HTMLElement);
  await press(selections.new);
  expect(document.activeElement).toBe(field());
  expect(field().maxLength).toBe(SELECTION_NAME_LENGTH);
  await userEvent.keyboard('Campanha de verão');
  expect([field().value, favoritesNow().name]).toEqual(Array(2).fill('Campanha de verão'));
  expect(screen.getByText('Sua seleção: Campanha de verão')).toBeTruthy();
  expect(summary()?.textContent).toBe(`${selections.title}:Campanha de verão`);
});

it('opens another one, closes the list and says which is open', async () => {
  await userEvent.click(summary() as HTMLElement);
  await press(selections.new);
  await press('Seleção 1, 2 talentos');
  expect(document.activeElement).toBe(summary());
  expect(summary()?.closest('details')?.open).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('Seleção 1, 2 talentos');
  expect(favoritesNow().talents).toHaveLength(2);
});

it('deletes one, with an undo', async () => {
  await press(selections.new);
  await press(selections.delete);
  expect(toast()?.text).toBe('“Seleção 2” foi excluída.');
  expect(favoritesNow().name).toBe('Seleção 1');
  toast()?.undo?.run();
  expect(favoritesNow().name).toBe('Seleção 2');
});

it('says that nothing has changed if the browser cannot store it', async () => {
  await press(selections.new);
  limitStorage((key) => key === 'favorites-others');
  for (const change of [
    () => press(selections.new),
    () => press('Seleção 1, 2 talentos'),
    () => press(selections.delete),
    () => userEvent.type(field(), 'x'),
  ]) {
    vi.mocked(showToast).mockClear();
    await change();
    expect(toast()?.text).toBe(selections.unsaved);
    expect(favoritesNow().name).toBe('Seleção 2');
  }
});

it('says how many selections there may be', async () => {
  for (let count = 1; count < 20; count += 1) await press(selections.new);
  await press(selections.new);
  expect(toast()?.text).toContain('20');
  expect(favoritesNow().others).toHaveLength(19);
});
