import { expect, it } from 'vitest';
import { playerUrl, watchUrl } from '@/lib/talents/videos';

it.each([
  [
    'youtube',
    'aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  ],
  [
    'vimeo',
    '76979871',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    'https://vimeo.com/76979871',
  ],
  [
    'vimeo',
    '148751763/0f6e1a3b2c',
    'https://player.vimeo.com/video/148751763?h=0f6e1a3b2c&autoplay=1&dnt=1',
    'https://vimeo.com/148751763/0f6e1a3b2c',
  ],
] as const)('the addresses of %s %s', (provider, file, player, page) => {
  const video = { provider, file, preview: null };
  expect([playerUrl(video), watchUrl(video)]).toEqual([player, page]);
});
