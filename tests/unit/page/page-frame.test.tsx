import { expect, it, vi } from 'vitest';
import { PageFrame } from '@/components/site/page-frame';
import { markupOf } from '../../fixtures/server-markup.ts';

vi.mock(
  'next-intl/server',
  async () => (await import('../../fixtures/server-markup.ts')).portuguese,
);
vi.mock('@/lib/panel/content', () => ({
  hasEntity: async () => true,
  readSocialMediasIfAny: async () => [{ name: 'instagram', url: 'https://instagram.test/vitrine' }],
}));
vi.mock('@/components/site/header', () => ({ Header: () => null }));

it.each([
  ['has the networks', { page: 'about' }, true, true],
  ['leaves them out of the home page, which ends with them', { page: 'home' }, true, false],
  [
    'has them on an error screen, which has the path of the home page',
    { page: 'home' },
    false,
    true,
  ],
] as const)('the footer %s', async (_what, route, marked, networked) => {
  const html = await markupOf(
    <PageFrame route={route} marked={marked}>
      Text
    </PageFrame>,
  );
  const [, footer = ''] = /<footer(.*)<\/footer>/s.exec(html) ?? [];
  expect(footer).toContain('Privacidade');
  expect(footer.includes('https://instagram.test/vitrine')).toBe(networked);
});
