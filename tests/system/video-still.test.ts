import { expect, inject, test } from 'vitest';
import { inventProfile } from '../demo-panel/seed/profile.ts';
import { talentId } from '../demo-panel/seed/talent.ts';
import { ownServers, visit, visitShared } from '../server/visit.ts';

/** The first video of that provider among the first talents, as talent id and number. */
function videoOf(provider: string): string {
  for (let index = 0; index < 200; index += 1) {
    const { video, cover } = inventProfile(index);
    const place = video.findIndex((one) => one.provider === provider);
    if (place >= 0 && cover) return `${talentId(index)}/${place + 1}`;
  }
  throw new Error('no talent has such a video');
}

test('a still of YouTube is served by this site', async () => {
  const url = `${inject('site')}/api/video-still/${videoOf('youtube')}`;
  const { status, headers } = await visit(url);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/jpeg');
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
});

test.each(['1/1', '0/1', 'x/1', `${talentId(0)}/999`, `${talentId(0)}/0`, videoOf('vimeo')])(
  'there is no still of %s',
  async (video) => {
    expect((await visitShared(`/api/video-still/${video}`)).status).toBe(404);
  },
);

test('when YouTube does not respond, the cover is shown', async () => {
  const { site } = await ownServers({ VIDEO_STILLS_URL: 'http://127.0.0.1:9' });
  const { status, headers } = await visit(`${site.url}/api/video-still/${videoOf('youtube')}`);
  expect([status, headers.get('cache-control')]).toEqual([307, 'no-store']);
  const cover = headers.get('location') ?? '';
  expect(cover).toMatch(/^\/_next\/image\?url=%2Fstorage%2Fdesktop%2Ftalents/);
  expect((await visit(site.url + cover)).status).toBe(200);
});
