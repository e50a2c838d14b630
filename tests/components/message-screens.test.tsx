import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { EntityScreen } from '@/components/site/entity-screen';
import { FaultScreen } from '@/components/site/fault-screen';
import { MessageScreen } from '@/components/site/message-screen';
import { markupOf } from '../fixtures/server-markup.ts';

vi.mock('next-intl/server', async () => (await import('../fixtures/server-markup.ts')).portuguese);

afterEach(() => document.body.replaceChildren());

async function show(element: ReactNode) {
  document.body.innerHTML = await markupOf(element);
}

const ENTITY = { title: 'Quem somos', image: 'agency.jpg', description: '<p>Desde 1990.</p>' };

it('a page about the agency has its title, its picture and its text', async () => {
  await show(<EntityScreen name="about" entity={ENTITY} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Quem somos');
  expect(screen.getByText('Desde 1990.').tagName).toBe('P');
  const image = document.querySelector('img');
  expect([image?.alt, image?.sizes]).toEqual([
    '',
    '(width >= 1024px) 46vw, (resolution > 2dppx) 70vw, 100vw',
  ]);
});

it('a text in the language of the page is not marked as foreign', async () => {
  await show(<EntityScreen name="about" entity={ENTITY} />);
  expect(document.querySelector('[lang]')).toBeNull();
});

it('a message in place of a page links to the home page, both lists and the contact', async () => {
  await show(<MessageScreen title="Sem página" text="Mudou." status="404" />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '/modelos/mulheres', '/modelos/homens', '/contato']);
});

it.each([
  ['pt', 'Tentar de novo', 'Início', '/'],
  ['en', 'Try again', 'Home', '/en'],
  ['es', 'Intentar de nuevo', 'Inicio', '/es'],
] as const)('after an error in %s the page can be requested again or left', (locale, ...rest) => {
  const [again, home, path] = rest;
  const retry = vi.fn();
  render(<FaultScreen locale={locale} error={new Error('no')} retry={retry} />);
  fireEvent.click(screen.getByRole('button', { name: again }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe(path);
});
