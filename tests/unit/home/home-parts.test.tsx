import { describe, expect, it, vi } from 'vitest';
import { NewFaces } from '@/components/home/new-faces';
import { PreHome } from '@/components/home/pre-home';
import { SlideMedia } from '@/components/home/slide-media';
import type { Gender } from '@/lib/talents/talent';
import { person } from '../../fixtures/people.ts';
import { markupOf } from '../../fixtures/server-markup.ts';

vi.mock(
  'next-intl/server',
  async () => (await import('../../fixtures/server-markup.ts')).portuguese,
);

describe('the row of new faces', () => {
  it('is missing without talents', async () => {
    expect(await markupOf(<NewFaces locale="pt" talents={[]} />)).toBe('');
  });
});

describe('the faces of the entrance', () => {
  it.each<[what: string, faces: [cover: string | null, gender: Gender][], covers: string]>([
    [
      'are a woman, a man, and two more',
      [
        ['a', 'woman'],
        ['b', 'woman'],
        ['c', 'woman'],
        ['d', 'man'],
      ],
      'a d b c',
    ],
    [
      'are the newest ones where there is no man',
      [
        ['a', 'woman'],
        [null, 'man'],
        ['b', 'woman'],
        ['c', 'woman'],
        ['d', 'woman'],
      ],
      'a b c d',
    ],
    [
      'are fewer than the links, without repeats',
      [
        ['a', 'man'],
        ['b', 'man'],
      ],
      'a b',
    ],
  ])('%s', async (_what, faces, covers) => {
    const newFaces = faces.map(([cover, gender], id) => person({ id, cover, gender }));
    const html = await markupOf(<PreHome locale="pt" newFaces={newFaces} />);
    const shown = Array.from(html.matchAll(/<img [^>]*?desktop%2F(\w)&/g), ([, cover]) => cover);
    expect(shown.join(' ')).toBe(covers);
  });
});

describe('the video of a slide', () => {
  const media = (mobile: string, desktop: string) =>
    markupOf(
      <SlideMedia
        slide={{ id: 1, mobile, desktop, description: null }}
        {...{ name: 'Trabalhos', sizes: '100vw', width: 16, height: 9 }}
      />,
    );
  const sources = (html: string) =>
    html.match(/<source src="[^"]*"[^>]*>/g)?.map((source) => source.replace(/"?\/>$/, ''));

  it('is the one of the phone in a narrow window only', async () => {
    expect(sources(await media('phone.mp4', 'wide.mp4'))).toEqual([
      '<source src="/storage/mobile/phone.mp4" media="(width &lt; 650px)',
      '<source src="/storage/desktop/wide.mp4',
    ]);
  });

  it('needs no condition beside a picture, which the style sheet shows in its place', async () => {
    expect(sources(await media('phone.mp4', 'wide.jpg'))).toEqual([
      '<source src="/storage/mobile/phone.mp4',
    ]);
  });
});
