import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { footerData, headerData } from '@/components/site/frame-data';
import { Header } from '@/components/site/header';
import { markupOf } from '../fixtures/server-markup.ts';

vi.mock('next-intl/server', async () => (await import('../fixtures/server-markup.ts')).portuguese);
const hasEntity = vi.hoisted(() => vi.fn(async () => true));
vi.mock('@/lib/panel/content', () => ({ hasEntity, readSocialMediasIfAny: async () => [] }));
vi.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({ replace() {} }),
  useSearchParams: () => new URLSearchParams(),
}));

beforeEach(async () => {
  const data = await headerData('pt', { page: 'home' }, { page: 'roster', view: 'women' });
  document.body.innerHTML = await markupOf(<Header data={data} search="" over={false} />);
});
afterEach(() => document.body.replaceChildren());

it('the menu has the lists of models below their entry, and marks the current page', () => {
  const [menu] = screen.getAllByRole('navigation', { name: 'Principal' });
  if (!menu) throw new Error('no menu');
  const women = within(menu).getByRole('link', { name: 'Mulheres' });
  expect(women.getAttribute('href')).toBe('/modelos/mulheres');
  expect(women.getAttribute('aria-current')).toBe('page');
  const models = within(menu).getByRole('link', { name: 'Modelos' });
  expect(models.getAttribute('aria-current')).toBe('true');
  for (const name of ['Novos rostos', 'Plus size', 'Infantil', 'Blog']) {
    expect(within(menu).getByRole('link', { name }).hasAttribute('aria-current')).toBe(false);
  }
  expect(within(menu).getByRole('link', { name: 'Homens' })).toBeDefined();
});

it('a text of the agency that the panel does not have is linked nowhere', async () => {
  const links = async () => {
    const { menu } = await headerData('pt', { page: 'home' }, null);
    const { pages } = await footerData('pt', true);
    return [...menu, ...pages].map(([, href]) => href);
  };
  expect((await links()).filter((href) => href === '/sobre')).toHaveLength(2);
  hasEntity.mockResolvedValue(false);
  expect(await links()).not.toContain('/sobre');
  expect(await links()).toContain('/privacidade');
});
