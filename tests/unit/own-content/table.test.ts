import { expect, it } from 'vitest';
import { readPeople } from '../../demo-panel/own-content/people.ts';
import { readTable } from '../../demo-panel/own-content/table.ts';

const utf16 = (text: string, order: 'le' | 'be', mark = true) => {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};
/** Mac Roman: `é` is 0x8e, `ç` 0x8d. */
const MAC_ROMAN = Buffer.from('nome,altura\nZ\x8e Con\x8dei\x8b\x8bo,177\n', 'latin1');

/** One table, as ten programs write it. */
it.each<[program: string, file: Uint8Array]>([
  ['Excel in Brazil', Buffer.from('nome;altura\r\nÉrica Leão;1,77\r\n', 'latin1')],
  ['Excel, CSV UTF-8', Buffer.from('\uFEFFnome;altura\r\nÉrica Leão;1,77\r\n')],
  ['Excel, Unicode text', utf16('nome\taltura\r\nÉrica Leão\t1,77\r\n', 'le')],
  ['a program on a Mac with big-endian UTF-16', utf16('nome\taltura\rÉrica Leão\t1,77\r', 'be')],
  ['a program that omits the mark', utf16('nome;altura\nÉrica Leão;1,77\n', 'le', false)],
  ['Excel with its own first line', Buffer.from('sep=;\r\nnome;altura\r\nÉrica Leão;1,77\r\n')],
  ['Google Sheets', Buffer.from('nome,altura\r\nÉrica Leão,"1,77"')],
  ['LibreOffice, all fields quoted', Buffer.from('"nome","altura"\n"Érica Leão","1,77"\n')],
  ['phpMyAdmin', Buffer.from('"nome";"altura";"olhos"\n"Érica Leão";"177";NULL\n')],
  ['psql with bars', Buffer.from('nome|altura\nÉrica Leão|177\n')],
])('%s', (_, file) => {
  const { people } = readPeople(file);
  expect(people.map(({ profile: { name, height } }) => [name, height])).toEqual([
    ['Érica Leão', '177'],
  ]);
});

it('letters of another encoding are reported', () => {
  const { people, troubles } = readPeople(MAC_ROMAN);
  expect(people).toHaveLength(1);
  expect(troubles[0]).toMatchObject({ line: 0, text: expect.stringContaining('(line 2)') });
});

it('a workbook under the name of a table is refused', () => {
  expect(() => readPeople(Buffer.from('PK\x03\x04…', 'latin1'))).toThrow('save it as CSV');
});

it.each([
  ['a delimiter within a quoted header', 'nome,"a; b; c; d",altura\nAna,x,177\n'],
  ['a line break within a quoted header', '"nome\n(público)",nota,altura\nAna,x,177\n'],
  ['a decimal comma in every row', 'nome;nota;altura\nAna;1,5;177\nBia;1,6;175\n'],
  ['quotes as inches', 'nome;nota;altura\nAna;5\'9";177\nBia;5\'8";175\n'],
])('%s does not mislead', (_, text) => {
  const [ana] = readTable(Buffer.from(text)).rows;
  expect(ana?.cells.map(([, cell]) => cell)).toEqual(['Ana', expect.any(String), '177']);
});

it('lines are counted with the line that names the delimiter', () => {
  const { troubles } = readPeople(Buffer.from('sep=;\nnome;altura\n"Ana\nLima";177\nBia;alta\n'));
  expect(troubles).toEqual([{ line: 5, text: 'altura "alta" is not understood' }]);
});

const troublesOf = (text: string) =>
  readPeople(Buffer.from(text)).troubles.map((trouble) => `${trouble.line}: ${trouble.text}`);
const namesOf = (text: string) =>
  readPeople(Buffer.from(text)).people.map(({ profile: { name } }) => name);

it('the stage name is shown and not the legal one', () => {
  const table = 'Nome;Nome artístico\nMaria Aparecida;Mia Santos\nJoana Lima;\n';
  expect(namesOf(table)).toEqual(['Mia Santos', 'Joana Lima']);
  expect(troublesOf(table)).toEqual(['3: no stage name: "Joana Lima" is shown']);
  expect(namesOf('Nome completo;nome\nMaria Aparecida;Mia\nJoana Lima;\n')).toEqual(['Mia']);
});

it('of two columns with one meaning the filled one is used, and a difference is reported', () => {
  const table = 'nome;altura;height\nAna;177;\nBia;;175\nCleo;177;1,77\nDani;177;180\n';
  const { people } = readPeople(Buffer.from(table));
  expect(people.map(({ profile }) => profile.height)).toEqual(['177', '175', '177', '177']);
  expect(troublesOf(table)).toEqual(['5: altura "177" is used, "180" is not']);
});

it('errors of Excel are reported and left empty, and name nobody', () => {
  expect(namesOf('nome;altura\n#N/D;177\nAna;#REF!\n0;0\nNULL;170\n')).toEqual(['Ana']);
  expect(troublesOf('nome;altura;olhos\nAna;#REF!;TRUE\n')).toEqual([
    '2: altura "#REF!" is not understood',
    '2: olhos "TRUE" is not understood',
  ]);
});

it('under Spanish headers M is mujer', () => {
  const { people } = readPeople(Buffer.from('nombre;sexo\nAna Ruiz;M\nJuan Gil;H\n'));
  expect(people.map(({ profile }) => profile.gender)).toEqual(['woman', 'man']);
});
