import { expect, it, vi } from 'vitest';
import { PostNeighbors } from '@/components/blog/post-screen';
import type { Neighbors } from '@/lib/blog/blog';
import { markupOf } from '../../fixtures/server-markup.ts';

vi.mock(
  'next-intl/server',
  async () => (await import('../../fixtures/server-markup.ts')).portuguese,
);

const newer = { id: 9, slug: 'verao', panelSlug: 'verao', title: 'O verão', image: null };
const older = { id: 7, slug: 'inverno', panelSlug: 'inverno', title: 'O inverno', image: null };

const show = (neighbors: Neighbors) =>
  markupOf(<PostNeighbors locale="en" neighbors={neighbors} />);

it('marks the titles of the neighbors as Portuguese, whatever the language of the page', async () => {
  const html = await show({ newer, older });
  const links = html.matchAll(/href="([^"]+)".*?<span lang="pt"[^>]*>([^<]+)</gs);
  expect(Array.from(links, ([, href, title]) => [href, title])).toEqual([
    ['/en/blog/9/verao', 'O verão'],
    ['/en/blog/7/inverno', 'O inverno'],
  ]);
});

it.each([
  ['newest', { newer: null, older }, ['/en/blog/7/inverno', '/en/blog']],
  ['oldest', { newer, older: null }, ['/en/blog/9/verao', '/en/blog']],
])('the %s post has one neighbor, and a link to the list', async (_which, neighbors, hrefs) => {
  const links = (await show(neighbors)).matchAll(/href="([^"]+)"/g);
  expect(Array.from(links, ([, href]) => href)).toEqual(hrefs);
});
