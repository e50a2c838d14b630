import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Lineup } from '@/components/favorites/lineup';
import portuguese from '@/messages/pt.json' with { type: 'json' };

const texts = portuguese.favorites.lineup;
const talent = (id: number, name: string, height?: string) => ({
  ...{ id, name, cover: null, hair: null, eyes: null, skinTone: null },
  texts: height ? { height } : {},
});
const TALENTS = [talent(1, 'Ana', '171 cm'), talent(2, 'Bia', '178 cm'), talent(3, 'Caio')];

it('draws covers in proportion to height, and shows the difference of two', async () => {
  const { container } = render(<Lineup locale="pt" talents={TALENTS} texts={texts} />);
  const [ana, bia] = screen.getAllByRole('button');
  expect(ana?.className).toContain('tens-17 ones-1');
  expect(bia?.className).toContain('tens-17 ones-8');
  await userEvent.click(screen.getByRole('button', { name: 'Ana, 171 cm' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bia, 178 cm' }));
  expect(screen.getByRole('status').textContent).toBe('Bia: +7\u00a0cm em relação a Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Ana, 171 cm' }));
  expect(screen.getByRole('status').textContent).toBe(texts.hint);
  expect(container.querySelector('[style]')).toBeNull();
});

it('lists talents without a height separately', () => {
  render(<Lineup locale="pt" talents={TALENTS} texts={texts} />);
  const [line, apart] = screen.getAllByRole('list');
  expect(line?.textContent).not.toContain('Caio');
  expect(apart?.textContent).toContain('Caio');
});
