import { expect, it } from 'vitest';
import { videoFile } from '@/lib/panel/values/video';

const ID = 'aqz-KE-bpKQ';

it.each([
  ...[
    ID,
    ` ${ID} `,
    `${ID}?si=x`,
    `https://www.youtube.com/watch?v=${ID}&t=3s`,
    `youtu.be/${ID}?si=x`,
  ],
  ...[`https://youtube.com/shorts/${ID}?feature=share`, `https://www.youtube.com/live/${ID}`],
  ...[`//www.youtube-nocookie.com/embed/${ID}`, `HTTPS://M.YOUTUBE.COM/watch?v=${ID}`],
])('%j is a video of YouTube', (file) => {
  expect(videoFile.parse({ provider: 'YouTube ', file })).toEqual({
    provider: 'youtube',
    file: ID,
  });
});

it.each([
  ['76979871', '76979871'],
  [76979871, '76979871'],
  ['https://vimeo.com/76979871', '76979871'],
  ['https://vimeo.com/148751763/0f6e1a3b2c?share=copy', '148751763/0f6e1a3b2c'],
  ['https://player.vimeo.com/video/148751763?h=0f6e1a3b2c&badge=0', '148751763/0f6e1a3b2c'],
  ['vimeo.com/channels/staffpicks/76979871', '76979871'],
  ['148751763/0f6e1a3b2c', '148751763/0f6e1a3b2c'],
  ['148751763?h=0f6e1a3b2c&badge=0', '148751763/0f6e1a3b2c'],
  ['148751763:0f6e1a3b2c', '148751763/0f6e1a3b2c'],
  ['https://vimeo.com/148751763:0f6e1a3b2c', '148751763/0f6e1a3b2c'],
  ['vimeo.com/showcase/5515126/video/76979871', '76979871'],
  ['vimeo.com/groups/shortfilms/videos/76979871/', '76979871'],
  ['https://vimeo.com/manage/videos/76979871', '76979871'],
])('%j is a video of Vimeo', (file, read) => {
  expect(videoFile.parse({ provider: 'VIMEO', file })).toEqual({ provider: 'vimeo', file: read });
});

it.each([
  [null, `https://youtu.be/${ID}`],
  [undefined, `https://www.youtube.com/watch/?v=${ID}`],
  ['outro', `<iframe width="560" src="https://www.youtube.com/embed/${ID}?a=1&amp;b=2"></iframe>`],
])('a provider %j is not needed for %j', (provider, file) => {
  expect(videoFile.parse({ provider, file })).toEqual({ provider: 'youtube', file: ID });
});

it('the address says the provider', () => {
  const sent = { provider: 'vimeo', file: `https://youtu.be/${ID}` };
  expect(videoFile.parse(sent)).toEqual({ provider: 'youtube', file: ID });
});

it.each([
  ['tiktok', '123'],
  ['youtube', 'https://evil.test/watch?v=aqz-KE-bpKQ'],
  ['youtube', 'https://youtube.com.evil.test/embed/aqz-KE-bpKQ'],
  ['youtube', 'https://youtube.com/'],
  ...['', 'aqz-KE-bpKQ/x/y', 'aqz-KE-bpKQ x', '/aqz-KE-bpKQ', 'x'.repeat(65)].map((file) => [
    ...['youtube', file],
  ]),
  ['youtube', '../../x'],
  ['youtube', 'https://www.youtube.com/channel/UCuAXFkgsw1L7xaCfnd5JJOw'],
  ['youtube', 'https://www.youtube.com/@agency'],
  ['youtube', 'youtube.com/user/agency'],
  ['youtube', 'youtube.com/c/agency'],
  ['youtube', 'youtube.com/agency'],
  ['youtube', 'youtube.com/playlist?list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI'],
  ['youtube', 'youtube.com/embed/videoseries?list=PLFgquLnL59alCl_2TQvOiD5Vgm1hCaGSI'],
  ['youtube', 'playlist'],
  ['vimeo', 'https://vimeo.com/staffpicks'],
  ['vimeo', 'https://vimeo.com/event/76979871'],
  ['vimeo', 'https://vimeo.com/event/76979871/embed'],
  ['vimeo', 'https://vimeo.com/album/76979871'],
  ['vimeo', 'https://vimeo.com/showcase/76979871'],
  ['vimeo', 'https://vimeo.com/showcase/76979871/embed'],
  ['vimeo', 'https://vimeo.com/channels/76979871'],
  ['vimeo', 'https://vimeo.com/groups/76979871'],
  ['vimeo', 'https://vimeo.com/user76979871'],
  ['vimeo', '12\ud83d'],
  ['vimeo', 'event/76979871'],
  ['vimeo', 'showcase/76979871'],
])('%s %j is none', (provider, file) => {
  expect(videoFile.safeParse({ provider, file }).success).toBe(false);
});
