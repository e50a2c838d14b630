import { expect, test } from 'vitest';
import { searchFor } from '@/lib/search/search';
import { wordsOf } from '@/lib/search/wording';
import { writeRosterQuery } from '@/lib/talents/query';
import { FULL_RANGES } from '@/lib/talents/ranges';

const NAMES = [
  'Ana Rubio',
  'Ana Clara',
  'Mendes Silva',
  'Rosa Branco',
  'Paulo',
  'Moreno Dias',
  'Sol 2 Reis',
];
const ROWS = NAMES.map((name, id) => ({ id, name }));

function leads(typed: string) {
  const known = { locale: 'pt', rows: ROWS, bounds: FULL_RANGES } as const;
  const { view, query, unrecognized } = searchFor(typed, known);
  return { to: `${view}?${decodeURIComponent(writeRosterQuery(query).toString())}`, unrecognized };
}

test.each([
  [
    'loira 1,75 a 1,80',
    'women?hair=Blonde&hair=Dark+Blonde&hair=Light+Blonde&hair=Golden+Blonde&hair=Strawberry+Blonde&hair=Platinum&height=175-180',
  ],
  ['mulheres', 'women?'],
  ['18+', 'models?age=18-80'],
  ['mulheres de 18 anos ou mais', 'women?age=18-80'],
  ['só adultos, até 80 anos', 'models?age=18-80'],
  ["5'7 a 5'9", 'models?height=170-175&unit=in'],
  ['modelos', 'models?'],
  ['women and men', 'models?'],
  ['mulheres, letra A', 'women?letter=a'],
  ['nome “ana”', 'models?q=ana'],
  ['plus size', 'curvy?'],
  ['homens plus size', 'men?category=curvy'],
  ['olhos azul escuro ou avelã', 'models?eyes=Dark+Blue&eyes=Hazel'],
  ['Paulo', 'models?q=Paulo'],
  ['Ana,Clara', 'models?q=Ana,Clara'],
  ['homem Paulo', 'men?q=Paulo'],
  ['names starting with M', 'models?letter=m'],
  // An open end is the end of the slider, or lies beyond it.
  ['acima de 1,80', 'models?height=180-220'],
  ['até 1,70', 'models?height=40-170'],
  ['sapato a partir de 46', 'models?shoes=46-46'],
  ['manequim até 36', 'models?jeans=36-36'],
  ['re', 'models?q=re'],
  ['', 'models?'],
])('%s leads to %s', (typed, to) => {
  expect(leads(typed)).toEqual({ to, unrecognized: [] });
});

test.each([
  ['Ana Rubio', 'models?q=Ana+Rubio'],
  ['ana rub', 'models?q=ana+rub'],
  ['branco', 'models?q=branco'],
  ['moreno', 'models?q=moreno'],
  ['  Ana Rubio ', 'models?q=Ana+Rubio'],
])('%s is a name', (typed, to) => {
  expect(leads(typed)).toEqual({ to, unrecognized: [] });
});

test('the panel’s own colors are read as the filter offers them', () => {
  const colors = { hair: ['Rainbow Dust', 'Jade'], eyes: ['Jade'] };
  const known = { locale: 'pt', rows: ROWS, bounds: FULL_RANGES, colors } as const;
  const filterOf = (typed: string) => {
    const { query, unrecognized, wishes } = searchFor(typed, known);
    return { ...query.filter, unrecognized, said: wishes.map((wish) => wordsOf(wish, 'pt')) };
  };
  const rainbow = { hair: ['Rainbow Dust'], unrecognized: [], said: ['cabelo rainbow dust'] };
  expect(filterOf('rainbow dust')).toEqual({ ...rainbow, ranges: {} });
  expect(filterOf('cabelo Rainbow-Dust')).toEqual({ ...rainbow, ranges: {} });
  expect(filterOf('jade eyes')).toMatchObject({ eyes: ['Jade'], unrecognized: [] });
  // One word may be a name.
  expect(filterOf('jade')).toMatchObject({ ranges: {}, unrecognized: ['jade'] });
});

test('one word of the grammar is never taken for a name', () => {
  // "Men" begins "Mendes".
  expect(leads('men').to).toBe('men?');
  expect(leads(' men ').to).toBe('men?');
  expect(leads('Rubio').to).toMatch(/^men\?hair=/);
});

test('returns what neither the grammar nor the filter can express', () => {
  expect(leads('loira sem tatuagem 38')).toMatchObject({ unrecognized: ['sem tatuagem 38'] });
  expect(leads('ruivas, olhos verdes, sem cabelo acobreado')).toEqual({
    to: 'women?hair=Red&hair=Auburn&hair=Copper&eyes=Green&eyes=Light+Green',
    unrecognized: ['sem cabelo acobreado'],
  });
  expect(leads('sem loiras\nAna')).toEqual({ to: 'models?q=Ana', unrecognized: ['sem loiras'] });
  // In the order of the text.
  expect(leads('xqzw, 38, morena, sem tatuagem').unrecognized).toEqual([
    ...['xqzw', '38', 'morena', 'sem tatuagem'],
  ]);
  expect(leads('morena')).toEqual({ to: 'women?', unrecognized: ['morena'] });
  expect(leads('sol 2')).toEqual({ to: 'models?q=sol', unrecognized: ['2'] });
  // Nothing is shorter.
  expect(leads('height over 30').unrecognized).toEqual(['altura a partir de 30 cm']);
});

test.each<[typed: string, to: string, unrecognized: string[]]>([
  ['xqzw', 'models?', ['xqzw']],
  ['loria 1,75', 'models?height=175-175', ['loria']],
  ['Ana xqzw', 'models?q=Ana', ['xqzw']],
  ['Ana xqzw wzqx 1,75 vvv', 'models?q=Ana&height=175-175', ['xqzw wzqx', 'vvv']],
  ['xqzw Ana wzqx Clara', 'models?q=Ana+Clara', ['xqzw', 'wzqx']],
  // Each is the name of some talent, but no one has both.
  ['Paulo Clara', 'models?', ['Paulo Clara']],
  ['mulher Paulo, Clara', 'women?', ['Paulo', 'Clara']],
  ['da', 'models?', ['da']],
  ['os', 'models?', ['os']],
  ["O'Neil", 'models?', ["O'Neil"]],
])('%s is not a name when no talent has it', (typed, to, unrecognized) => {
  expect(leads(typed)).toEqual({ to, unrecognized });
});

test.each([
  ['mulheres\n1,75', 'mulheres, 1,75'],
  ['\r\n mulheres \r\n\r\nsapato 37\r\n', 'mulheres, sapato 37'],
  ['sapato 37\n25 anos', 'sapato 37, 25 anos'],
  ['mulher sem tatuagem\nPaulo', 'mulher sem tatuagem; Paulo'],
  ['25\n30', '25, 30'],
])('a line break in %j counts as a comma, and ends a negation', (pasted, typed) => {
  expect(leads(pasted)).toEqual(leads(typed));
});

test('a text is read up to a maximum length', () => {
  expect(leads('x'.repeat(10_000)).unrecognized).toEqual(['x'.repeat(200)]);
  expect(leads(`${'sol '.repeat(50)}homem`).to).toMatch(/^models\?q=sol/);
});

test.each([
  ['cabelo castanho', { hair: ['Dark Brown', 'Brown', 'Light Brown', 'Chestnut'] }],
  ['ruiva', { hair: ['Red', 'Auburn', 'Copper'] }],
  ['black hair', { hair: ['Black', 'Blue Black'] }],
  ['ojos marrones', { eyes: ['Brown', 'Dark Brown', 'Light Brown'] }],
  ['olhos verdes', { eyes: ['Green', 'Light Green'] }],
  ['blue eyes', { eyes: ['Blue', 'Light Blue', 'Dark Blue'] }],
])('%s includes every shade', (typed, shades) => {
  const known = { locale: 'en', rows: ROWS, bounds: FULL_RANGES } as const;
  expect(searchFor(typed, known).query.filter).toEqual({ ...shades, ranges: {} });
});
