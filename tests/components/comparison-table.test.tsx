import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ComparisonTable } from '@/components/favorites/comparison-table';
import { comparisonTexts } from '@/components/favorites/texts';
import { comparedCard } from '@/lib/favorites/comparison';
import { cardOf } from '@/lib/talents/card';
import { person } from '../fixtures/people.ts';

const texts = comparisonTexts('pt');

function compare(...heights: string[]) {
  const talents = heights.map((height, id) => {
    const card = cardOf(person({ id: id + 1, measures: { height, jeans: '38' } }));
    return comparedCard(card);
  });
  render(<ComparisonTable locale="pt" talents={talents} texts={texts} />);
  return (name: string) => screen.getByRole('rowheader', { name }).closest('tr');
}

it('mutes a row that is equal for all, with one note about it', () => {
  const row = compare('175/5.9', '180/5.11');
  const equal = row(`${texts.measures.jeans} (${texts.equal})`);
  expect(equal?.matches('[data-equal]')).toBe(true);
  expect(equal?.textContent?.split(texts.equal)).toHaveLength(2);
  expect(row(texts.measures.height)?.matches('[data-equal]')).toBe(false);
});
