import { expect, it, onTestFinished, vi } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { drawComposite } from '@/lib/pdf/composite-card';
import type { Photo, Profile } from '@/lib/talents/talent';
import { readCode } from '../../fixtures/drawn-code.ts';
import { allPhotos, drawnPaper, expectOrderly } from '../../fixtures/drawn-paper.ts';
import { person } from '../../fixtures/people.ts';

const site = vi.hoisted(() => ({ host: 'vitrine.test' }));
vi.mock('@/lib/site', () => ({
  siteName: () => 'Vitrine',
  absoluteUrl: (path: string) => `https://${site.host}${path}`,
  agency: () => ({
    address: { street: 'Rua Augusta, 1', city: 'São Paulo' },
    ...{ email: 'ola@vitrine.test', phone: '+55 11 5555-0100' },
  }),
}));

const upright = (file: string): Photo => ({ ...sized(file), width: 600, height: 800 });
const wide = (file: string): Photo => ({ ...sized(file), width: 800, height: 600 });
const sized = (file: string) => ({ file, cover: false }) as unknown as Photo;

const MEASURES = { height: '175/5.9', bust: '86', waist: '62', hips: '90', shoes: '38' };

function profile(book: readonly Photo[], known: Partial<Profile> = {}): Profile {
  const talent = person({ id: 7, name: 'Ana Luz', measures: MEASURES, hair: 'Castanho' });
  return { ...talent, book, video: [], compo: [], ...known };
}

async function draw(drawn: Profile, locale: Locale = 'pt') {
  const { paper, pages, tags } = drawnPaper();
  const photos = await allPhotos();
  await drawComposite(paper, { profile: drawn, locale, photos: photos.photos });
  paper.end();
  expect(pages).toHaveLength(1);
  expectOrderly(pages);
  const [page] = pages;
  if (!page) throw new Error('no page');
  return { ...page, ...photos, structure: tags };
}

const boxes = (pictures: readonly { x: number; y: number; width: number; height: number }[]) =>
  pictures.map(({ x, y, width, height }) => [x, y, width, height]);

it('has a large portrait, and below it up to four others of one size', async () => {
  const book = ['a', 'b', 'c', 'd', 'e', 'f'].map(upright);
  const { pictures, texts, structure, read, fill } = await draw(profile(book));
  expect(boxes(pictures)).toEqual([
    [13, 27.64, 122, 166],
    [13, 197.64, 43, 58],
    [60, 197.64, 43, 58],
    [107, 197.64, 43, 58],
    [154, 197.64, 43, 58],
  ]);
  expect(read.mock.calls).toEqual(['a', 'b', 'c', 'd', 'e'].map((file) => [file, 'desktop']));
  expect(fill.mock.calls.map(([file, { width }]) => [String(file), width])).toEqual([
    ...[['a', 122]],
    ...['b', 'c', 'd', 'e'].map((file) => [file, 43]),
  ]);
  const figures = structure.filter(({ tags }) => tags === 'Figure').slice(0, -1);
  expect(figures.map(({ options }) => options.alt)).toEqual(
    [1, 2, 3, 4, 5].map((number) => `Ana Luz, foto ${number} de 5`),
  );
  expect(texts[0]).toMatchObject({ text: 'Ana Luz', tags: 'H1', face: 'display', size: 30 });
  expect(texts[0]?.left).toBe(13);
});

it('has two landscapes in the place of a portrait, one above the other', async () => {
  const book = [upright('a'), upright('b'), ...['c', 'd', 'e'].map(wide)];
  const { pictures } = await draw(profile(book));
  expect(boxes(pictures).slice(1)).toEqual([
    [13, 197.64, 43, 58],
    [60, 197.64, 43, 27],
    [60, 228.64, 43, 27],
    [107, 197.64, 43, 27],
  ]);
});

it('has a lower portrait below a name of two lines, so that the row ends in the same place', async () => {
  const name = 'Maria Antônia de Albuquerque Vasconcelos Figueiredo';
  const { pictures, texts, rules } = await draw(profile([upright('a'), upright('b')], { name }));
  const heading = texts.filter(({ tags }) => tags === 'H1');
  expect(heading.map(({ text }) => text).join(' ')).toBe(name);
  expect(heading.length).toBe(2);
  const [large, small] = pictures;
  expect(large?.height).toBeLessThan(166);
  expect((small?.y ?? 0) + (small?.height ?? 0)).toBeCloseTo(261, 1);
  // The measures end with the picture, whose place they begin below the name.
  expect(rules[0]?.y).toBeGreaterThan(large?.y ?? 0);
});

it('has the measures in the column beside the picture, ruled, ending with it', async () => {
  const { texts, rules, structure } = await draw(profile([upright('a'), upright('b')]));
  const labels = texts.filter(({ tags }) => tags === 'L LI Lbl');
  const values = texts.filter(({ tags }) => tags === 'L LI LBody');
  expect(labels.length).toBeGreaterThan(3);
  expect(labels.map(({ text }) => text)).toEqual(labels.map(({ text }) => text.toUpperCase()));
  expect([labels[0]?.text, values[0]?.text]).toEqual(['ALTURA', '175 cm · 5\'9"']);
  expect(labels.map(({ baseline }) => baseline)).toEqual(values.map(({ baseline }) => baseline));
  const rows = rules.slice(0, -1);
  expect(rows.every(({ x, width }) => x === 143 && width === 54)).toBe(true);
  expect(structure.filter(({ tags }) => tags === 'L LI').length).toBe(labels.length);
});

it('has the measures over the whole sheet, and larger, if there is no picture', async () => {
  const { texts, pictures, rules } = await draw(profile([], { cover: null }));
  expect(pictures).toEqual([]);
  const labels = texts.filter(({ tags }) => tags === 'L LI Lbl');
  const values = texts.filter(({ tags }) => tags === 'L LI LBody');
  expect([labels[0]?.left, values[0]?.right]).toEqual([13, 197]);
  expect([labels[0]?.size, values[0]?.size]).toEqual([10, 20]);
  expect(rules[0]).toEqual({ x: 13, y: 27.64, width: 184 });
});

it('has no list without measures', async () => {
  const { structure } = await draw(profile([upright('a')], { measures: {}, hair: null }));
  expect(structure.filter(({ tags }) => tags === 'L')).toEqual([]);
});

it('ends with the line of the agency and the address of the profile', async () => {
  const { texts, links, structure } = await draw(profile([upright('a')]));
  const line = texts.filter(({ baseline }) => baseline === 274);
  expect(line.map(({ text, size, face, tags }) => [text, size, face, tags])).toEqual([
    ['Vitrine', 15, 'display', 'P'],
    ['+55 11 5555-0100 · ola@vitrine.test', 8.5, 'text', 'P'],
    ['Rua Augusta, 1, São Paulo', 8.5, 'text', 'P'],
  ]);
  expect(structure.filter(({ tags }) => tags === 'P').length).toBe(1);

  const [link] = links;
  const address = texts.find(({ tags }) => tags === 'Link');
  expect(link).toMatchObject({ x: 13, y: 276.5, tags: 'Link' });
  expect(link?.url).toBe('https://vitrine.test/modelos/7/ana-luz');
  expect(address).toMatchObject({ text: link?.url, left: 13, size: 7 });
  expect(structure.find(({ tags }) => tags === 'Link')?.options.alt).toBe(link?.url);
});

it('has no text beyond the margins or under the code, however long name and address are', async () => {
  onTestFinished(() => {
    site.host = 'vitrine.test';
  });
  site.host = `${'agency'.repeat(30)}.test`;
  for (const letters of [30, 60, 200]) {
    const { texts } = await draw(profile([upright('a')], { name: 'M'.repeat(letters) }));
    const heading = texts.filter(({ tags }) => tags === 'H1');
    expect(heading.length).toBe(2);
    for (const { right } of heading) expect(right).toBeLessThanOrEqual(197);
    const address = texts.find(({ tags }) => tags === 'Link');
    expect(address?.text.at(-1)).toBe('…');
    expect(address?.right).toBeLessThanOrEqual(177.5);
  }
});

it('has a QR code of the profile beside them, with a text alternative', async () => {
  const { fills, structure } = await draw(profile([upright('a')]));
  expect(readCode(fills)).toBe('https://vitrine.test/modelos/7');
  expect(new Set(fills.map(({ tags }) => tags))).toEqual(new Set(['Figure']));
  expect(structure.at(-1)).toMatchObject({
    tags: 'Figure',
    options: { alt: 'Código QR com o link do perfil', title: 'Codigo QR com o link do perfil' },
  });
});

it('has the initial of a talent on a tint in the place of a picture that is missing', async () => {
  const { paper, pages, tags } = drawnPaper();
  const { photos } = await allPhotos();
  vi.spyOn(photos, 'read').mockResolvedValue(null);
  const drawn = profile([upright('a')], { name: '✨ Élia' });
  await drawComposite(paper, { profile: drawn, locale: 'pt', photos });
  paper.end();
  expectOrderly(pages);
  expect(pages[0]?.tints).toEqual([{ x: 13, y: 27.64, width: 134, height: 212 }]);
  const initial = pages[0]?.texts.find(({ text }) => text === 'É');
  expect(initial).toMatchObject({ tags: 'Artifact', face: 'display', color: '#b5ada1' });
  const heading = tags.find(({ tags }) => tags === 'H1');
  expect(heading?.options).toEqual({ actual: '✨ Élia' });
  const figures = tags.filter(({ tags }) => tags === 'Figure');
  expect(figures.map(({ options }) => options.alt)).toEqual(['Código QR com o link do perfil']);
});
