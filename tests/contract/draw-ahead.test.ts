import { expect, test } from 'vitest';
import { drawAhead } from '../../tools/commands/draw-ahead.mjs';
import { startServer } from '../fixtures/scripted-server.ts';

const optimized = (path: string) =>
  `<img src="/_next/image?url=${encodeURIComponent(path)}&amp;w=320&amp;q=75">`;

const PAGES: Readonly<Record<string, string>> = {
  '/': `<a class="menu" href="/talentos">${optimized('/storage/desktop/slide.jpg')}`,
  '/modelos': `<a href="/modelos/1/ana">${optimized('/storage/portraits/mobile/1/cover.jpg')}`,
  '/sobre': '<img src="/storage/desktop/about.jpg">',
  '/blog': '',
  '/talentos': optimized('/storage/portraits/desktop/2/cover.jpg'),
  '/modelos?page=2': optimized('/storage/portraits/desktop/3/cover.jpg'),
  '/modelos/1/ana': optimized('/storage/desktop/1/photo.jpg'),
};

test('pictures are drawn in the order in which a visitor comes upon them', async () => {
  const site = await startServer(({ path }, response) => {
    response.statusCode = path.startsWith('/storage/') || path in PAGES ? 200 : 404;
    response.end(PAGES[path]);
  });
  const drawn = () =>
    site.received.map(({ path }) => path).filter((path) => path.startsWith('/storage/'));
  await drawAhead(site.url, () => {});
  const first = [
    '/storage/desktop/slide.jpg',
    '/storage/portraits/mobile/1/cover.jpg',
    '/storage/desktop/about.jpg',
  ];
  expect(drawn().slice(0, first.length).sort()).toEqual([...first].sort());
  await expect
    .poll(() => drawn().slice(first.length))
    .toEqual([
      '/storage/portraits/desktop/2/cover.jpg',
      '/storage/portraits/desktop/3/cover.jpg',
      '/storage/desktop/1/photo.jpg',
    ]);
});
