import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TalentGrid } from '@/components/talents/talent-grid';
import { messagesOf } from '@/lib/i18n/messages';
import { cardOf } from '@/lib/talents/card';
import { person } from '../../fixtures/people.ts';

const LABELS = {
  ...{ height: 'Altura', bust: 'Busto', chest: 'Tórax', waist: 'Cintura', hips: 'Quadril' },
  ...{ weight: 'Peso', suit: 'Terno', shirt: 'Camisa', jeans: 'Jeans', shoes: 'Sapatos' },
  ...{ hair: 'Cabelo', eyes: 'Olhos', skinTone: 'Pele' },
};
const TEXTS = { new: 'Novo', newSince: 'desde a última visita' };
const CARDS = [9, 5, 4].map((id) => cardOf(person({ id, name: `Ana ${id}` })));

/** The ids of the talents who are marked as new for a visitor whose newest one was `since`. */
function marked(since: number | null | undefined): string[] {
  render(
    <TalentGrid
      locale="pt"
      labels={LABELS}
      heart={messagesOf('pt').favorites.heart}
      cards={CARDS}
      pendingCount={0}
      since={since}
      texts={TEXTS}
    />,
  );
  const cards = screen.getAllByRole('article').filter((card) => within(card).queryByText(/Novo/));
  return cards.map((card) => within(card).getByRole('heading').textContent);
}

it('marks the talents who came after the last visit, and no other', () => {
  expect(marked(5)).toEqual(['Ana 9']);
});

it.each([null, undefined])('marks none for a first visit: %s', (since) => {
  expect(marked(since)).toEqual([]);
});
