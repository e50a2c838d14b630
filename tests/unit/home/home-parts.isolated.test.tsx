import { describe, expect, it, vi } from 'vitest';
import { NewFaces } from '@/components/home/new-faces';
import { PreHome } from '@/components/home/pre-home';
import { SlideMedia } from '@/components/home/slide-media';
import type { Talent } from '@/lib/talents/talent';
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
  /** Each talent is the name of a cover (`-` for none) and a `w` or an `m`. */
  it.each([
    ['are a woman, a man, and two more', 'aw bw cw dm', 'a d b c'],
    ['are the newest ones where there is no man', 'aw -m bw cw dw', 'a b c d'],
    ['are fewer than the links, without repeats', 'am bm', 'a b'],
  ])('%s', async (_what, faces, covers) => {
    const newFaces = faces.split(' ').map(([cover = '-', gender], id) => {
      const known = {
        cover: cover === '-' ? null : cover,
        gender: gender === 'w' ? 'woman' : 'man',
      };
      return person({ id, ...(known as Pick<Talent, 'cover' | 'gender'>) });
    });
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
