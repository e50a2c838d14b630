import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FavoriteNote } from '@/components/favorites/favorite-note';
import { favoritesTexts } from '@/components/favorites/texts';
import { NOTE_MAX_LENGTH } from '@/lib/favorites/limits';
import { addFavorites, favoritesNow } from '@/lib/favorites/store';
import { cardOf } from '@/lib/talents/listed-talent';
import { person } from '../fixtures/people.ts';

const rui = person({ id: 1, name: 'Rui' });

function Note({ text }: { text: string }) {
  return <FavoriteNote id={rui.id} name={rui.name} text={text} texts={favoritesTexts('pt').list} />;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Rui/ });

it('shows what is typed, even before React has subscribed to the store', async () => {
  addFavorites([cardOf(rui)]);
  render(<Note text="" />);
  await userEvent.type(field(), 'Livre em março?');
  expect(field().value).toBe('Livre em março?');
  expect(favoritesNow().notes[rui.id]).toBe('Livre em março?');
});

it('shows the text of the store once it has lost the focus', async () => {
  addFavorites([cardOf(rui)]);
  const { rerender } = render(<Note text="" />);
  await userEvent.type(field(), 'Livre?');
  await userEvent.tab();
  rerender(<Note text="Changed in another tab" />);
  expect(field().value).toBe('Changed in another tab');
});

it('keeps a text that is too long, and says so', async () => {
  const long = 'x'.repeat(NOTE_MAX_LENGTH + 1);
  addFavorites([cardOf(rui)]);
  render(<Note text="" />);
  await userEvent.click(field());
  await userEvent.paste(long.slice(1));
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await userEvent.type(field(), 'x');
  expect([field().value, favoritesNow().notes[rui.id]]).toEqual([long, long]);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(favoritesTexts('pt').list.long)).toBeTruthy();
});
