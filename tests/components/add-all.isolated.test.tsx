import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AddAll } from '@/components/favorites/shared-choice';
import { showToast } from '@/components/ui/toasts';
import { MAX_FAVORITES } from '@/lib/favorites/limits';
import { addFavorites } from '@/lib/favorites/store';
import { cardOf } from '@/lib/talents/listed-talent';
import pt from '@/messages/pt.json';
import { person } from '../fixtures/people.ts';

vi.mock('@/components/ui/toasts', () => ({ showToast: vi.fn(async () => {}) }));

const cards = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => cardOf(person({ id: from + index })));
const { shared } = pt.favorites;

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

it.each([
  ['all of them', MAX_FAVORITES - 3, shared.added],
  ['some', MAX_FAVORITES - 2, 'Couberam 2 de 3: a sua seleção está completa (200).'],
  ['none', MAX_FAVORITES, 'Couberam 0 de 3: a sua seleção está completa (200).'],
])('says how many found room: %s', async (_what, chosen, text) => {
  addFavorites(cards(1_000, chosen));
  render(<AddAll locale="pt" cards={cards(1, 3)} texts={{ ...shared, messages: 'Avisos' }} />);
  await userEvent.click(screen.getByRole('button', { name: shared.add }));
  expect(vi.mocked(showToast).mock.lastCall?.[0].text).toBe(text);
});
