import { expect, test } from 'vitest';
import { correctionOf } from '@/lib/search/vocabulary';
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
  expect(correctionOf([`38 ${typed}, de`])).toEqual({ typed, meant });
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
  expect(correctionOf([text])).toBeNull();
});

test('the first misspelled word is corrected', () => {
  expect(correctionOf(['xyz', '? ojos asules', 'manequin'])?.typed).toBe('asules');
});
