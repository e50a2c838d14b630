import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import NewFace from '@/components/talents/new-face';
import { comparedCard } from '@/lib/favorites/comparison';
import { cardOf } from '@/lib/talents/card';
import { person } from '../../fixtures/people.ts';

afterEach(() => vi.unstubAllGlobals());

const face = (id: number, name: string, age: number | null) => ({
  ...comparedCard(cardOf(person({ id, name, cover: `${id}.jpg` }))),
  age,
});

it('is the first who is known to be an adult', async () => {
  const cards = [face(1, 'Bia', null), face(2, 'Ana Sá', 22), face(3, 'Caio', 30)];
  vi.stubGlobal('fetch', async () => Response.json({ cards }));
  render(<NewFace locale="pt" />);
  const link = await screen.findByRole('link');
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Ana Sá', '/modelos/2/ana-sa']);
});
