import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ComparisonTable } from '@/components/favorites/comparison-table';
import { comparisonTexts } from '@/components/favorites/texts';
import { comparedCard } from '@/lib/favorites/comparison';
import { comparedOf } from '@/lib/favorites/read-chosen';
import { cardOf } from '@/lib/talents/listed-talent';
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

it('has a dash for each measure that is not known of a talent, whatever the reason', () => {
  const adult = { height: '175', bust: '85', waist: '60', hips: '90', weight: '55' };
  const people = [
    person({ id: 1, measures: adult }),
    person({ id: 2, measures: { height: '150' } }),
  ];
  const talents = people.map((one) => comparedOf(one, new Date()));
  render(<ComparisonTable locale="pt" talents={talents} texts={texts} />);
  const { measures, missing } = texts;
  for (const name of [measures.bust, measures.waist, measures.hips, measures.weight]) {
    const row = screen.getByRole('rowheader', { name }).closest('tr');
    expect(row?.lastElementChild?.textContent).toBe(`–${missing}`);
  }
});

it('has a place for the visitor’s notes, and a button that removes each talent', async () => {
  const talents = [1, 2].map((id) => comparedCard(cardOf(person({ id, name: `Ana ${id}` }))));
  const onRemove = vi.fn();
  const own = {
    noteOf: ({ id }: { id: number }) => (id === 2 ? 'Lead role' : ''),
    texts: { note: 'Nota', remove: 'Remover {name}' },
    onRemove,
  };
  render(<ComparisonTable locale="pt" talents={talents} texts={texts} own={own} />);
  const cells = screen
    .getByRole('rowheader', { name: 'Nota' })
    .closest('tr')
    ?.querySelectorAll('td');
  expect([...(cells ?? [])].map((cell) => cell.textContent)).toEqual(['', 'Lead role']);
  await userEvent.click(screen.getByRole('button', { name: 'Remover Ana 2' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(talents[1]);
});
