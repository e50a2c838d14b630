import { expect, test } from 'vitest';
import { searchFor } from '@/lib/search/search';
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

test('one word of the grammar is never taken for a name', () => {
  // "Men" begins "Mendes".
  expect(leads('men').to).toBe('men?');
  expect(leads(' men ').to).toBe('men?');
  expect(leads('Rubio').to).toMatch(/^men\?hair=/);
});

test('returns what neither the grammar nor the filter can express', () => {
  expect(leads('loira sem tatuagem 38')).toMatchObject({ unrecognized: ['sem tatuagem 38'] });
  expect(leads('ruivas sem cabelo acobreado, olhos verdes')).toEqual({
    to: 'women?hair=Red&hair=Auburn&hair=Copper&eyes=Green&eyes=Light+Green',
    unrecognized: ['sem cabelo acobreado'],
  });
  expect(leads('sem loiras, Ana')).toEqual({ to: 'models?q=Ana', unrecognized: ['sem loiras'] });
  expect(leads('sem tatuagem, 38').unrecognized).toEqual(['sem tatuagem', '38']);
  expect(leads('morena')).toEqual({ to: 'women?', unrecognized: ['morena'] });
  expect(leads('sol 2')).toEqual({ to: 'models?q=sol', unrecognized: ['2'] });
  // This age excludes no adult.
  expect(leads('18+')).toEqual({ to: 'models?', unrecognized: ['a partir de 18 anos'] });
});

test.each<[typed: string, to: string, unknownNames: string[]]>([
  ['xqzw', 'models?', ['xqzw']],
  ['loria 1,75', 'models?height=175-175', ['loria']],
  ['Ana xqzw', 'models?q=Ana', ['xqzw']],
  ['Ana xqzw wzqx 1,75 vvv', 'models?q=Ana&height=175-175', ['xqzw wzqx', 'vvv']],
  ['xqzw Ana wzqx Clara', 'models?q=Ana+Clara', ['xqzw', 'wzqx']],
  // Each is the name of some talent, but no one has both.
  ['Paulo Clara', 'models?', ['Paulo Clara']],
  ['mulher Paulo, Clara', 'women?', ['Paulo, Clara']],
  ['da', 'models?', ['da']],
  ['os', 'models?', ['os']],
  ["O'Neil", 'models?', ["O'Neil"]],
])('%s is not a name when no talent has it', (typed, to, unknownNames) => {
  const search = searchFor(typed, { locale: 'pt', rows: ROWS, bounds: FULL_RANGES });
  expect(leads(typed)).toEqual({ to, unrecognized: unknownNames });
  expect(search.unknownNames).toEqual(unknownNames);
});

test.each([
  ['mulheres\n1,75', 'mulheres, 1,75'],
  ['\r\n mulheres \r\n\r\nsapato 37\r\n', 'mulheres, sapato 37'],
  ['sapato 37\n25 anos', 'sapato 37, 25 anos'],
  ['mulher sem tatuagem\nPaulo', 'mulher sem tatuagem, Paulo'],
  ['25\n30', '25, 30'],
])('a line break in %j counts as a comma', (pasted, typed) => {
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
