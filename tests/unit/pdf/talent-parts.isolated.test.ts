import { expect, it, vi } from 'vitest';
import { drawnName } from '@/lib/pdf/faces';
import { Paper } from '@/lib/pdf/paper';
import { drawAddress, drawPhoto } from '@/lib/pdf/talent-parts';
import { drawnPaper } from '../../fixtures/drawn-paper.ts';

vi.mock('@/lib/site', () => ({ siteName: () => 'Vitrine' }));

const SITE = 'https://vitrine.test/en/models';

it.each([
  ['a short name', `${SITE}/12/ana`, `${SITE}/12/ana`],
  ['a long name', `${SITE}/1216/${'maria-antonia-'.repeat(8)}reis`, `${SITE}/1216`],
])('the URL of %s is legible on paper, and links to the profile', (_whose, url, drawn) => {
  const paper = new Paper('Ana', 'en');
  paper.addPage();
  const [lines, link] = [vi.spyOn(paper, 'lines'), vi.spyOn(paper, 'link')];
  drawAddress(paper, paper.root, url, { x: 0, y: 0, width: 89 });
  expect(lines.mock.calls.map(([, [line], style]) => [line?.text, style.size])).toEqual([
    [drawn, 7],
  ]);
  expect(link.mock.calls[0]?.[1]).toBe(url);
});

it.each([
  ['李', '#7'],
  ['Ана Їжакевич', 'Ана Їжакевич'],
  ['А\u0301нна', 'А\u0301нна'],
  // A part of a name may be another person's.
  ['Ana 李', '#7'],
  ['李(Ana)', '#7'],
  ['مريم Maria', '#7'],
  ["김 민지 D'Ávila", '#7'],
  ['مَريم', '#7'],
  ['שרה כהן', '#7'],
  ['김유나 / Yuna Kim', '#7'],
  ['Ꜳna Bia', '#7'],
  ['Ədalət Əliyeva', 'Ədalət Əliyeva'],
  ['Ŋoŋa Ɔsei', 'Ŋoŋa Ɔsei'],
  ['Ɗan Ŧor', 'Ɗan Ŧor'],
  ['Ḥasan Ǿre', 'Ḥasan Ǿre'],
  ['Ana ❤️ Bia', 'Ana Bia'],
  ['❤️', '#7'],
  ['👩‍👧 Ana', 'Ana'],
  ['Bia ⁠T.', 'Bia T.'],
  ['…', '#7'],
  ['M\u0308ia', 'M\u0308ia'],
  ['ﬁona', 'fiona'],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  ['Łukasz Żółć', 'Łukasz Żółć'],
  ['Şule Çağrı İpek', 'Şule Çağrı İpek'],
  ['Dvo\u0159a\u0301kova\u0301', 'Dvořáková'],
])('the name %s is drawn as %s', (name, drawn) => expect(drawnName({ id: 7, name })).toBe(drawn));

it.each([
  ['!3 Ana', '3'],
  ['!!', '7'],
])('the initial of %s is “%s”', (name, initial) => {
  const { paper, pages } = drawnPaper();
  paper.addPage();
  const box = { x: 20, y: 20, width: 40, height: 50 };
  drawPhoto(paper, paper.root, { jpeg: null, box, alt: '', talent: { id: 7, name } });
  expect(pages[0]?.texts.map(({ text }) => text)).toEqual([initial]);
});
