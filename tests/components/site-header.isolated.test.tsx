import { expect, it, vi } from 'vitest';
import { footerData, headerData } from '@/components/site/frame-data';

vi.mock('next-intl/server', async () => (await import('../fixtures/server-markup.ts')).portuguese);
const hasEntity = vi.hoisted(() => vi.fn(async () => true));
vi.mock('@/lib/panel/content', () => ({ hasEntity }));
vi.mock('@/lib/panel/social-medias', () => ({ readSocialMediasIfAny: async () => [] }));

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
