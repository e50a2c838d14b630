import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Paper, type Style } from '@/lib/pdf/paper';

vi.mock('@/lib/site', () => ({ siteName: () => 'Vitrine' }));

/** Millimeters in points. */
const mm = (length: number) => expect.closeTo((length * 72) / 25.4, 5);

const STYLE: Style = { face: 'text', size: 10 };
const BOX = { x: 10, y: 20, width: 30, height: 40 };

let paper: Paper;
beforeEach(() => {
  paper = new Paper('Ana', 'pt');
  paper.addPage();
});

/** What was drawn by one of pdfkit's methods, once the tags are closed. */
const calls = (spy: { mock: { calls: unknown[][] } }) => {
  paper.end();
  return spy.mock.calls;
};

describe('a line of text', () => {
  const drawn = (align?: 'left' | 'center' | 'right', style = STYLE) => {
    const text = vi.spyOn(paper.stream, 'text');
    paper.lines(null, [{ text: 'Ana', x: 50, baseline: 60, ...(align && { align }) }], style);
    return calls(text);
  };

  it.each([
    ['left', 0],
    ['center', 0.5],
    ['right', 1],
  ] as const)('has its %s at its place', (align, share) => {
    const left = 50 - share * paper.widthOf('Ana', STYLE);
    expect(drawn(align)).toEqual([
      [
        ...['Ana', mm(left), mm(60)],
        { lineBreak: false, baseline: 'alphabetic', characterSpacing: 0 },
      ],
    ]);
  });

  it('has space after each letter by its tracking, which counts for its width', () => {
    const tracked = { ...STYLE, tracking: 0.1 };
    const more = paper.widthOf('Ana', tracked) - paper.widthOf('Ana', STYLE);
    expect((more * 72) / 25.4).toBeCloseTo(3, 5);
    expect(drawn('left', tracked)[0]?.[3]).toMatchObject({ characterSpacing: 1 });
  });

  it('goes on in the second file of its face for letters of further alphabets', () => {
    const [font, text] = [vi.spyOn(paper.stream, 'font'), vi.spyOn(paper.stream, 'text')];
    paper.lines(null, [{ text: 'aŁb', x: 0, baseline: 10 }], { ...STYLE, face: 'display' });
    const [first, second, third] = calls(text);
    const fonts = font.mock.calls.slice(-3).map(([name]) => name);
    expect([first?.[0], second?.[0], third?.[0]]).toEqual(['a', 'Ł', 'b']);
    const start = paper.widthOf('a', { ...STYLE, face: 'display' });
    expect([first?.[1], second?.[1]]).toEqual([mm(0), mm(start)]);
    expect(fonts).toEqual([...['bodoni-moda-latin', 'bodoni-moda-latin-ext', 'bodoni-moda-latin']]);
  });
});

it('a link covers its box, and says where it leads', () => {
  const link = vi.spyOn(paper.stream, 'link');
  const tag = paper.tag(paper.root, 'Link', { alt: 'https://vitrine.test' });
  paper.link(tag, 'https://vitrine.test', BOX);
  tag.end();
  const [[x, y, width, height, url, options] = []] = calls(link);
  expect([x, y, width, height, url]).toEqual([
    ...[mm(10), mm(20), mm(30), mm(40), 'https://vitrine.test'],
  ]);
  const { structParent, Contents } = options as { structParent: unknown; Contents: unknown };
  expect([structParent, String(Contents), typeof Contents]).toEqual([
    ...[tag, 'https://vitrine.test', 'object'],
  ]);
});

it('content without a tag is an artifact, which screen readers skip', () => {
  const { stream } = paper;
  const [begin, end] = [vi.spyOn(stream, 'markContent'), vi.spyOn(stream, 'endMarkedContent')];
  paper.rule(0, 0, 1);
  expect(begin.mock.calls).toEqual([['Artifact', { type: 'Layout' }]]);
  expect(end).toHaveBeenCalledTimes(1);
  const tag = paper.tag(paper.root, 'P');
  paper.lines(tag, [{ text: 'Ana', x: 0, baseline: 1 }], STYLE);
  tag.end();
  paper.end();
  expect(begin.mock.calls.slice(1).map(([type]) => type)).toEqual(['P']);
});

it.each([
  ['pt', 'pt-BR'],
  ['en', 'en-US'],
  ['es', 'es-419'],
] as const)('a document in %s is an A4 file, tagged, in the language %s', async (locale, tag) => {
  const one = new Paper('Ana', locale);
  one.addPage();
  one.end();
  const file = Buffer.concat(await one.stream.toArray()).toString('latin1');
  expect(file.startsWith('%PDF-1.7')).toBe(true);
  expect(file).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(file).toContain(`/Lang (${tag})`);
  expect(file).toContain('/Marked true');
  expect(file).toContain('/DisplayDocTitle true');
  expect(file).toContain('/S /Document');
  // Only the one page, without a margin of pdfkit's own.
  expect(file.match(/\/Type \/Page\n/g)).toHaveLength(1);
  expect(one.stream.page.margins).toEqual({ top: 0, left: 0, bottom: 0, right: 0 });
});
