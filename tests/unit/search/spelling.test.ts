import { expect, test } from 'vitest';
import { correctionsOf } from '@/lib/search/corrections';
import { filterRow } from '@/lib/talents/filter-row';
import { person } from '../../fixtures/people.ts';
import { meaning } from './meaning';

test.each([
  ['manequin', 'manequim'],
  ['manequi', 'manequim'],
  ['pelirojo', 'pelirrojo'],
  ['asules', 'azules'],
  ['mulhr', 'mulher'],
  ['grisahlo', 'grisalho'],
  ['brunnette', 'brunette'],
])('%s may mean %s, and is not taken for it', (typed, meant) => {
  expect(correctionsOf([`38 ${typed}, de`])).toEqual([{ typed, meant, is: 'misspelled' }]);
  expect(meaning(typed)).not.toBe(meaning(meant));
});

test.each([
  ['a known word', 'manequim'],
  ['two letters away', 'manekin'],
  ['a short word', 'loria'],
  ['a word that begins like a known one', 'redheaded'],
  ['another word', 'comercial'],
  ['nothing', ''],
])('%s is not corrected', (_what, text) => {
  expect(correctionsOf([text])).toEqual([]);
});

test('the first misspelled word is corrected', () => {
  expect(correctionsOf(['xyz', '? ojos asules', 'manequin']).map(({ typed }) => typed)).toEqual([
    'asules',
  ]);
});

const NOW = new Date('2026-05-01');
const NAMES = ['Cícero Azevedo', 'Cícero Souza', 'Giovanna Rossi', 'Luísa Bernardes', 'Bo D’Ávila'];
const rows = [
  ...NAMES.map((name, id) => person({ id, name })),
  person({ id: 9, name: 'Beatriz Lima', birthdate: '2015-05-01' }),
].map((one) => ({ ...one, ...filterRow(one, NOW) }));

test.each([
  ['cicero sousa', ['Cícero Souza']],
  ['Sousa Cicero', ['Souza Cícero']],
  ['sicero', ['Cícero']],
  ['giovana rosi', ['Giovanna Rossi']],
  ['jiovana de rossi', ['Giovanna Rossi']],
  ['bo davilla', ['Bo D’Ávila']],
  ['ana, luisa bernades', ['Luísa Bernardes']],
  // Three letters of the whole name, two of a short word, any of a shorter one.
  ['lusia fernandez', []],
  ['sosau', []],
  ['ba davila', []],
  // A minor.
  ['beatris', []],
  ['', []],
])('“%s” may be the name %j', (typed, meant) => {
  expect(correctionsOf([], typed, rows).map((one) => one.meant)).toEqual(meant);
});

test('the nearest name comes first, and three at most', () => {
  const names = ['Marinna', 'Mariana', 'Marilda', 'Marinho', 'Marcina'];
  const many = names.map((name, id) => ({
    ...person({ id, name }),
    ...filterRow(person({ id, name }), NOW),
  }));
  const meant = correctionsOf([], 'marinda', many).map((one) => one.meant);
  expect(meant).toEqual(['Marinna', 'Marilda', 'Mariana']);
});
