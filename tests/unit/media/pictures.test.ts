import { describe, expect, it } from 'vitest';
import widths from '@/lib/media/image-widths.json';
import { isVideo, pictureUrl, srcSet, storageUrl } from '@/lib/media/pictures';

describe('the address of a picture', () => {
  it.each([
    ['talents/12/cover.jpg', '/storage/desktop/talents/12/cover.jpg'],
    ['a b/josé&c=1+2.jpg', '/storage/desktop/a%20b/jos%C3%A9%26c%3D1%2B2.jpg'],
    ['a/"x".jpg', '/storage/desktop/a/%22x%22.jpg'],
    ['a?b#c%d.jpg', '/storage/desktop/a%3Fb%23c%25d.jpg'],
  ])('encodes %j segment by segment', (path, url) => {
    expect(storageUrl('desktop', path)).toBe(url);
    expect(new URL(url, 'http://x').pathname).toBe(url);
  });

  it.each([
    ['desktop', '75'],
    ['mobile', '65'],
  ] as const)('has the quality of its folder, %s, in each width', (folder, quality) => {
    const all = [
      pictureUrl(folder, 'a.jpg', 640),
      ...srcSet(folder, 'a.jpg', { from: 160, to: 440 }).split(', '),
    ];
    expect(all.map((url) => /&q=(\d+)(?: |$)/.exec(url)?.[1])).toEqual(all.map(() => quality));
  });

  it('of a portrait differs from that of the file in what is drawn from', () => {
    const portrait = [
      pictureUrl('mobile', 'a b.jpg', 640, 'portrait'),
      srcSet('mobile', 'a b.jpg', { from: 160, to: 440 }, 'portrait'),
    ].join(' ');
    expect(portrait).toContain(encodeURIComponent('/storage/portraits/mobile/a%20b.jpg'));
    expect(portrait.replaceAll('portraits%2F', '')).toBe(
      `${pictureUrl('mobile', 'a b.jpg', 640)} ${srcSet('mobile', 'a b.jpg', { from: 160, to: 440 })}`,
    );
  });

  it('is one parameter of the optimizer', () => {
    const url = new URL(pictureUrl('mobile', 'a b/c&w=1.jpg', 640), 'http://x');
    expect(url.pathname).toBe('/_next/image');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ url: '/storage/mobile/a%20b/c%26w%3D1.jpg', w: '640', q: '65' },
    });
  });
});

describe('a srcset', () => {
  const widthsOf = (set: string) => [...set.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

  it('lists every width between its bounds, inclusive', () => {
    expect(widthsOf(srcSet('desktop', 'a.jpg', { from: 240, to: 828 }))).toEqual([
      ...[240, 320, 440, 640, 828],
    ]);
    expect(widthsOf(srcSet('desktop', 'a.jpg', { from: 0, to: 9_999 }))).toEqual(widths);
  });

  it('requests each width that it lists', () => {
    for (const one of srcSet('mobile', 'a, b.jpg', { from: 160, to: 440 }).split(', ')) {
      const [url = '', width] = one.split(' ');
      expect(`${new URL(url, 'http://x').searchParams.get('w')}w`).toBe(width);
    }
  });
});

it('the widths increase', () => {
  expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
});

it.each([
  ['a.mp4', true],
  ['a.WEBM', true],
  ['a.ogg', true],
  ['a.jpg', false],
  ['a.mp4.jpg', false],
  ['mp4', false],
])('%s is a video: %s', (path, video) => {
  expect(isVideo(path)).toBe(video);
});
