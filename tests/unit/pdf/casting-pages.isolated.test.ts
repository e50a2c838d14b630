import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SheetNotes } from '@/lib/favorites/casting-sheets';
import { drawCasting } from '@/lib/pdf/casting-pages';
import * as eventLoop from '@/lib/process/event-loop';
import { readCode } from '../../fixtures/drawn-code.ts';
import {
  allPhotos,
  type DrawnPage,
  drawnPaper,
  expectInColumns,
  expectOrderly,
} from '../../fixtures/drawn-paper.ts';
import { person } from '../../fixtures/people.ts';

const site = vi.hoisted(() => ({ host: 'vitrine.test' }));
vi.mock('@/lib/process/event-loop', { spy: true });
vi.mock('@/lib/site', () => ({
  siteName: () => 'Vitrine',
  absoluteUrl: (path: string) => `https://${site.host}${path}`,
  agency: () => ({ email: 'ola@vitrine.test', phone: '+55 11 5555-0100' }),
}));

const COLUMNS = [13, 108].map((x) => ({ x, width: 89 }));
const NOW = new Date('2026-11-23T12:00:00Z');
const MEASURES = { height: '175/5.9', bust: '86', waist: '62', hips: '90', shoes: '38' };

const talents = (count: number, name = 'Ana Luz') =>
  Array.from({ length: count }, (_, place) => {
    const known = { id: place + 1, name, cover: `${place + 1}.jpg`, birthdate: '1999-03-21' };
    return person({ ...known, measures: MEASURES, hair: 'Castanho' });
  });

async function draw(drawn: ReturnType<typeof talents>, notes: SheetNotes = {}) {
  const { paper, pages, tags } = drawnPaper();
  const left = new AbortController().signal;
  const photos = await allPhotos();
  const content = { talents: drawn, notes, now: NOW, locale: 'pt' } as const;
  await drawCasting(paper, { ...content, photos: photos.photos, left });
  paper.end();
  expectOrderly(pages);
  for (const page of pages) expectInColumns(page, COLUMNS);
  const [first] = pages;
  if (!first) throw new Error('no page');
  return { ...photos, pages, first, structure: tags };
}

const tagged = ({ texts }: DrawnPage, tags: string) => texts.filter((text) => text.tags === tags);
const header = ({ texts }: DrawnPage) => texts.filter(({ baseline }) => baseline === 17);

describe('a page', () => {
  it('has six talents in two columns, each with picture, measures and address', async () => {
    const { pages, first, read, fill, structure } = await draw(talents(7));
    expect(pages).toHaveLength(2);
    expect(read.mock.calls.slice(0, 2)).toEqual([
      ['1.jpg', 'mobile'],
      ['2.jpg', 'mobile'],
    ]);
    expect(String(fill.mock.calls[6]?.[0])).toBe('7.jpg');
    const places = [33, 118.33, 203.67].flatMap((y) => [13, 108].map((x) => ({ x, y, width: 89 })));
    expect(first.rules).toEqual(places);
    expect(pages[1]?.rules).toEqual(places.slice(0, 1));
    expect(first.pictures).toEqual(
      places.map(({ x, y }) => {
        const top = Math.round((y + 2.5) * 100) / 100;
        return { x, y: expect.closeTo(top, 1), width: 46, height: 61.33, tags: 'Sect Figure' };
      }),
    );
    expect(tagged(first, 'Sect H2').map(({ left }) => left)).toEqual(places.map(({ x }) => x + 50));
    expect(tagged(first, 'Sect L LI Lbl').length).toBeGreaterThan(6 * 4);
    const addresses = [1, 2, 3, 4, 5, 6].map((id) => `https://vitrine.test/modelos/${id}/ana-luz`);
    expect(tagged(first, 'Sect Link').map(({ text }) => text)).toEqual(addresses);
    expect(first.links.map(({ x, url }) => [x, url])).toEqual(
      addresses.map((url, at) => [places[at]?.x, url]),
    );
    const figures = structure.filter(({ tags }) => tags === 'Sect Figure');
    expect(figures.map(({ options }) => options.alt)).toEqual(Array(7).fill('Foto de Ana Luz'));
    expect(figures[0]?.options.title).toBe('Foto de Ana Luz');
  });
});

it('lets other requests have a turn before each note at the foot and each talent', async () => {
  const paused = vi.fn();
  vi.spyOn(eventLoop, 'createYielder').mockReturnValue(paused);
  const notes = Object.fromEntries(talents(7).map(({ id }) => [id, 'W'.repeat(500)]));
  await draw(talents(7), notes);
  expect(paused.mock.calls.length).toBeGreaterThanOrEqual(7 + 7);
});

it('has no text beyond its column, however long names, notes and addresses are', async () => {
  onTestFinished(() => {
    site.host = 'vitrine.test';
  });
  site.host = `${'agency'.repeat(20)}.test`;
  for (const letters of [30, 90]) {
    const long = talents(2, 'M'.repeat(letters));
    const { first } = await draw(long, { 1: 'M'.repeat(letters), 2: 'M'.repeat(letters) });
    expect(tagged(first, 'Sect Link').map(({ text }) => text.at(-1))).toEqual(['…', '…']);
    expect(tagged(first, 'Sect Note').length).toBeGreaterThanOrEqual(2);
  }
});

describe('the line of the agency', () => {
  it('is the heading of a selection on one page, without a number', async () => {
    const { first } = await draw(talents(6));
    const line = header(first);
    expect(line.map(({ text, tags, face, size }) => [text, tags, face, size])).toEqual([
      ['Vitrine', 'P', 'display', 15],
      ['Ficha de casting', 'H1', 'text', 8],
      ['+55 11 5555-0100 · ola@vitrine.test', 'P', 'text', 8],
    ]);
  });

  it('has the number of each page, and is read on the first one only', async () => {
    const { pages } = await draw(talents(13));
    expect(pages.map((page) => header(page)[1]?.text)).toEqual(
      [1, 2, 3].map((number) => `Ficha de casting · ${number}/3`),
    );
    const tags = pages.map((page) => header(page).map((text) => text.tags));
    expect(tags).toEqual([['P', 'H1', 'P'], ...[1, 2].map(() => Array(3).fill('Artifact'))]);
  });
});

describe('below that line', () => {
  const occasion = ({ texts }: DrawnPage) =>
    texts.filter(({ size, left }) => size < 8 && left === 13);
  const written = (page: DrawnPage) =>
    occasion(page)
      .filter(({ baseline }) => baseline < 26)
      .map(({ text, tags }) => [text, tags]);

  it('is on each page, read on the first one only', async () => {
    const { pages } = await draw(talents(13));
    const text = '23 de novembro de 2026';
    expect(pages.map(written)).toEqual([[[text, 'P']], [[text, 'Artifact']], [[text, 'Artifact']]]);
  });
});

describe('the QR code', () => {
  it('has the ids of up to twelve talents alone, and a text alternative', async () => {
    const { pages, structure } = await draw(talents(12), { 1: 'Fala inglês' });
    const url = 'https://vitrine.test/favoritos?ids=1,2,3,4,5,6,7,8,9,10,11,12';
    expect(pages.map(({ fills }) => readCode(fills))).toEqual([url, url]);
    const alt = 'Código QR com o link da seleção';
    expect(structure.filter(({ options }) => options.alt === alt)).toHaveLength(1);
    expect(pages.map(({ fills }) => fills[1]?.tags)).toEqual(['Figure', 'Artifact']);
  });

  it('has modules that a phone reads, with four light ones around', async () => {
    const many = talents(12).map((talent, at) => ({ ...talent, id: 123_400 + at }));
    const { first } = await draw(many);
    expect(readCode(first.fills)).toMatch(/ids=123400,.*123411$/);
    const [white, ink] = first.fills.map(({ boxes }) => boxes);
    const [paper] = white ?? [];
    const module = ink?.[0]?.height ?? 0;
    expect(module).toBeGreaterThan(0.33);
    const left = Math.min(...(ink ?? []).map(({ x }) => x));
    const top = Math.min(...(ink ?? []).map(({ y }) => y));
    expect([left - (paper?.x ?? 0), top - (paper?.y ?? 0)]).toEqual([
      expect.closeTo(4 * module, 5),
      expect.closeTo(4 * module, 5),
    ]);
  });

  it('is left out above twelve talents', async () => {
    const { pages } = await draw(talents(13));
    expect(pages.flatMap(({ fills }) => fills)).toEqual([]);
  });
});

describe('a note', () => {
  it('is below the picture of its talent, with its own line breaks', async () => {
    const { first } = await draw(talents(2), { 2: 'Fala inglês\nTem cavalo' });
    const lines = tagged(first, 'Sect Note');
    expect(lines.map(({ text, left, size }) => [text, left, size])).toEqual([
      ['Fala inglês', 108, 8],
      ['Tem cavalo', 108, 8],
    ]);
    const below = 33 + 2.5 + 61.33 + 1 + 4;
    expect(lines[0]?.baseline).toBeGreaterThan(below);
    expect(lines[0]?.baseline).toBeLessThan(below + 4);
    expect(first.rules).toHaveLength(2);
  });

  it('is smaller if it would not fit there', async () => {
    const { first } = await draw(talents(1), { 1: 'M'.repeat(48 * 3) });
    const [line] = tagged(first, 'Sect Note');
    expect(line?.size).toBeLessThan(8);
    const last = tagged(first, 'Sect Note').at(-1)?.baseline ?? 0;
    expect(last).toBeLessThan(33 + 81.33);
  });

  const long = (letters: number) => `${'Disponível em março. '.repeat(letters / 21)}Fim.`;
  const everyone = (note: string) => Object.fromEntries([1, 2, 3, 4, 5, 6].map((id) => [id, note]));

  it('that is long is below all places, with the others of its page and their names', async () => {
    const { first, structure } = await draw(talents(6), { 1: long(400), 3: 'Sim' });
    const notes = tagged(first, 'Sect Note');
    expect(notes[0]?.text).toMatch(/^Ana Luz: Disponível/);
    expect(notes.at(-1)?.text).toBe('Ana Luz: Sim');
    expect(new Set(notes.map(({ left, size }) => `${left} ${size}`))).toEqual(new Set(['13 7']));
    const rule = first.rules.find(({ width }) => width === 184);
    expect((notes[0]?.baseline ?? 0) - (rule?.y ?? 0)).toBeGreaterThan(2.5 + 2);
    expect(285 - (notes.at(-1)?.baseline ?? 0)).toBeLessThan(3);
    expect(structure.filter(({ tags }) => tags === 'Sect Note')).toHaveLength(2);
  });

  it('makes places lower, with smaller pictures and names, if all of them are long', async () => {
    const { first } = await draw(talents(6), everyone(long(500)));
    expect(new Set(first.pictures.map(({ width, height }) => `${width} ${height}`))).toEqual(
      new Set(['34 45.33']),
    );
    expect(new Set(tagged(first, 'Sect H2').map(({ left }) => left))).toEqual(new Set([51, 146]));
    expect(tagged(first, 'Sect H2')[0]?.size).toBe(12);
    expect(tagged(first, 'Sect Note').length).toBeGreaterThan(12);
  });
});

it('stops at the next talent once the visitor has left', async () => {
  const { paper } = drawnPaper();
  const visitor = new AbortController();
  const { photos, fill } = await allPhotos();
  fill.mockImplementation(async () => {
    visitor.abort();
    return null;
  });
  const pages = {
    talents: talents(3),
    ...{ notes: {}, now: NOW },
    locale: 'pt',
    photos,
    left: visitor.signal,
  } as const;
  await expect(drawCasting(paper, pages)).rejects.toThrow('aborted');
  expect(fill).toHaveBeenCalledTimes(1);
});
