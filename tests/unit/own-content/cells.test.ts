import { describe, expect, it } from 'vitest';
import { type Column, folderKey, readHeader } from '../../demo-panel/own-content/columns.ts';
import { dayOrder, readDay } from '../../demo-panel/own-content/days.ts';
import { readMeasure } from '../../demo-panel/own-content/measures.ts';
import type { Unit } from '../../demo-panel/own-content/units.ts';
import {
  genderReader,
  isNoValue,
  readCategories,
  readText,
} from '../../demo-panel/own-content/words.ts';

const NOW = new Date('2026-06-01T00:00:00Z');

describe('a measure', () => {
  it.each([
    ...['177', '177 cm', '177cm', 'cm 177', '1,77', '1.77', '1,77 m', '1.77m', 'm 1,77', '1m77'],
    ...['1 77', '1´77', '1m 77', '1M77', ' 177 ', '175,0/5.9'.replace('175,0', '177')],
  ])('%j is a height of 177 cm', (cell) => expect(readMeasure('height', cell)).toBe('177'));

  it.each([
    ...['5\'9"', '5′9″', '5 ft 9', '5ft9in', '5 feet 9 inches', "5' 9", '69 in', '69"', '69 pol'],
  ])('%j is a height of 175 cm', (cell) => expect(readMeasure('height', cell)).toBe('175'));

  it.each<[Column, string, Unit | undefined, string | null]>([
    ['height', '177,5', undefined, '177.5'],
    ['height', '69', 'in', '175'],
    ['height', '1,77', 'cm', '177'],
    ['height', '1,7', undefined, '170'],
    ['waist', '24"', undefined, '61'],
    ['waist', '24', 'in', '61'],
    ['hips', '0,84', undefined, '84'],
    ['bust', '84 cm', undefined, '84'],
    ['weight', '128 lbs', undefined, '58.1'],
    ['weight', '58,5 kg', undefined, '58.5'],
    ['shoes', '37,5', undefined, '37,5'],
    ['jeans', '38 BR', undefined, '38 BR'],
    ['jeans', '38x40', undefined, '38x40'],
    ['suit', '48', undefined, '48'],
  ])('%s %j under a header in %s is %j', (column, cell, unit, value) =>
    expect(readMeasure(column, cell, unit)).toBe(value),
  );

  it.each<[Column, string]>([
    ...['0', '-177', '1770', '5.9', '177 kg', 'alta', '1,77 a 1,80', '17', '1e2', '∞'].map(
      (cell): [Column, string] => ['height', cell],
    ),
    ['waist', '24'],
    ['waist', '0'],
    ['weight', '58 cm'],
    ['weight', '580'],
    ['shoes', '7 US'],
    ['shoes', 'UK 6'],
    ['suit', '42R'],
    ['jeans', '24"'],
    ['jeans', '0'],
    ['shirt', 'M'],
  ])('%s %j is not certain, so it is not read', (column, cell) =>
    expect(readMeasure(column, cell)).toBeNull(),
  );
});

describe('a date of birth', () => {
  it.each([
    ...[
      '2003-03-14',
      '2003/03/14',
      '14/03/2003',
      '14.03.2003',
      '14-03-2003',
      '14/03/03',
      '14 03 2003',
    ],
    ...['3/14/2003', '2003-03-14T00:00:00.000Z', '2003-03-14 00:00:00', '37694', 'Mar 14, 2003'],
    ...[
      '14 de março de 2003',
      '14-mar-03',
      '14 marzo 2003',
      'March 14th, 2003',
      '14º de março de 2003',
    ],
  ])('%j', (cell) => expect(readDay(cell, dayOrder([cell]), NOW)).toBe('2003-03-14'));

  it.each([
    ...['0', '00/01/1900', '01/01/1900', '1', '30/12/1899', '31/12/1899', '14/03/0003'],
    ...[
      '14/03/2033',
      '2026-06-02',
      '31/02/2000',
      '2003',
      'março',
      '14/13/2003',
      'Mar 2003',
      '99999',
    ],
  ])('%j is none', (cell) => expect(readDay(cell, dayOrder([cell]), NOW)).toBeNull());

  it('two digits of a year never lie in the future', () => {
    expect(readDay('14/03/45', 'day', NOW)).toBe('1945-03-14');
    expect(readDay('14/03/26', 'day', NOW)).toBe('2026-03-14');
  });

  it('a column tells the order of day and month; one that disagrees leaves both unread', () => {
    expect(dayOrder(['4/5/2003', '3/14/2003'])).toBe('month');
    expect(readDay('4/5/2003', 'month', NOW)).toBe('2003-04-05');
    expect(readDay('4/5/2003', dayOrder(['4/5/2003']), NOW)).toBe('2003-05-04');
    const order = dayOrder(['3/14/2003', '14/03/2003']);
    expect(readDay('4/5/2003', order, NOW)).toBeNull();
    expect(readDay('5/5/2003', order, NOW)).toBe('2003-05-05');
  });
});

describe('a gender', () => {
  it.each([
    [['M', 'F'], false, 'man'],
    [['M'], false, 'man'],
    [['M', 'H'], false, 'woman'],
    [['M'], true, 'woman'],
    [['M', 'F'], true, 'man'],
    [['M', 'F', 'H'], true, null],
  ])('M in a column with %j, Spanish headers %s, is %s', (cells, spanish, gender) =>
    expect(genderReader(cells, spanish)('m')).toBe(gender),
  );

  it('words of the three languages; an unknown one is null', () => {
    const read = genderReader([], false);
    expect(['Mulher', 'femenino', 'FEMALE', 'varón', 'H.', 'robô'].map(read)).toEqual([
      ...['woman', 'woman', 'woman', 'man', 'man', null],
    ]);
  });
});

it.each([
  '#N/D',
  '#N/A',
  '#REF!',
  '#NOME?',
  '#¿NOMBRE?',
  '#VALOR!',
  '#DIV/0!',
  'NULL',
  'TRUE',
  'falso',
])('%s is no value', (cell) => expect(isNoValue(cell)).toBe(true));

it('a name that contains such a word is one', () => {
  expect(['True Love', 'Nullah', '#1 Ana'].map(isNoValue)).toEqual([false, false, false]);
});

it('a text needs a letter, of any script', () => {
  expect(['0', '-', '?', ' Dark   Brown ', '李娜'].map(readText)).toEqual([
    ...[null, null, null, 'Dark Brown', '李娜'],
  ]);
});

it('categories', () => {
  expect(readCategories('Novos rostos / Plus size')).toEqual([1884, 1885]);
  expect(readCategories('novos rostos; xyz')).toBeNull();
});

describe('a header', () => {
  it.each([
    ['Altura (cm)', 'height', 'cm'],
    ['ALTURA EM CM', 'height', 'cm'],
    ['Height [in]', 'height', 'in'],
    ['nome\n(como aparece)', 'name', undefined],
    ['Peso - kg', 'weight', 'kg'],
    ['Nome *', 'name', undefined],
    ['data_de_nascimento', 'birthdate', undefined],
    ['Nome completo', 'legal_name', undefined],
  ])('%j', (header, column, unit) => expect(readHeader(header)).toMatchObject({ column, unit }));

  it('an unknown one', () => expect(readHeader('medidas; busto; cintura')).toBeNull());
});

it('each name, in any script, has a folder key of its own', () => {
  const names = [
    ...['Анна Иванова', 'Мария Петрова', '李娜', '李雷', 'سارة علي', '김민지', '김민정'],
    ...['अनु', 'अनि', '★', '☆', '\u0301', '\u0302'],
  ];
  const keys = names.map(folderKey);
  expect(new Set(keys).size).toBe(names.length);
  expect(keys).not.toContain('');
});

it('a folder is found under other letters, case and spaces', () => {
  expect(folderKey('Łukasz Wójcik')).toBe(folderKey('lukasz wojcik'));
  expect(folderKey('Íris Strauß')).toBe(folderKey('IRIS STRAUSS'));
  expect(folderKey('José')).toBe(folderKey('Jose\u0301'));
  expect(folderKey('Mª Inês')).toBe(folderKey('Ma Ines'));
});
