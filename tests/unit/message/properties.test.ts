import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTooLong, MESSAGE_MAX_BYTES, readMessage } from '@/lib/message/read-message';
import { FULL_RANGES } from '@/lib/talents/ranges';
import { PORTUGUESE } from './portuguese';
import { written } from './score';

const read = (text: string) => readMessage(text, { bounds: FULL_RANGES });
const WORDS = PORTUGUESE.flatMap(([text]) => text.split(' ')).slice(0, 400);

test('for any message, each fact and role is a piece of it, and no piece of a fact is used twice', () => {
  const message = fc.array(fc.constantFrom(...WORDS, '\n', '12', 'R$', '+', '📍'), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(message, (words) => {
      const { text, roles, facts } = read(words.join(' '));
      for (const { text: fact, from, to } of facts) expect(text.slice(from, to)).toBe(fact);
      const pieces = [...facts, ...roles.flatMap(({ spans }) => spans)];
      for (const { from, to } of pieces) expect(to > from && to <= text.length).toBe(true);
      for (const fact of facts) {
        const others = pieces.filter(
          (one) => one !== fact && one.from < fact.to && one.to > fact.from,
        );
        expect(others).toEqual([]);
      }
    }),
  );
});

// Catastrophic backtracking would exceed the time limit of a test.
test.each(['1 ', 'a, ', '+5 ', 'fee ', 'SP e ', '12/', 'de ', 'mulher não ', '\u{1F4CD}'])(
  'a message full of %j causes no catastrophic backtracking',
  (text) => {
    const whole = text.repeat(MESSAGE_MAX_BYTES / Buffer.byteLength(text));
    expect([isTooLong(whole), isTooLong(`${whole}${text}`)]).toEqual([false, true]);
    expect(read(whole).text).toBe(whole);
  },
);

test.each([
  ['mulher 16 anos, loira', 'women teen'],
  ['menino de 12 anos', 'men kids'],
  ['Filha, 6', 'women kids'],
  ['menino até 12 anos', 'men kids'],
  ['menina loira até 17 anos', 'women'],
  ['crianças de 10 a 14 anos', ''],
  ['mulher de 1,70 ou mais, 16 a 22 anos', 'women'],
])('%s: an age under 18 selects a list, and no age filter', (text, list) => {
  const lists = read(text).roles.map(({ view, query, wishes }) => {
    expect(wishes.filter(({ key }) => key === 'age')).toEqual([]);
    return [view, query.category].filter(Boolean).join(' ');
  });
  expect(lists.join('; ')).toBe(list);
});

test.each([
  ['3 pessoas: casal 60+ e neta 10', '1 age=60- women; 1 age=60- men; kids women'],
  ['Não queremos ninguém loiro. 2 mulheres 25-35.', '2 age=25-35 women'],
  ['We have 3 looks for women 25-35', 'age=25-35 women'],
  ['10 a 12 mulheres de 20 a 30 anos', 'age=20-30 women'],
  ['A constructor, 40-50, and 1 man 30-40', '1 age=30-40 men'],
  ['Vocês não têm ninguém acima de 60 anos?', ''],
  ["Don't you have anyone over 60?", ''],
  ['¿No tienen a nadie mayor de 60 años?', ''],
  ['2 mulheres, não necessariamente acima de 40 anos', '2 women'],
  ['2 mulheres plus size, 46-52', '2 curvy women'],
  ['Mulheres acima do 46', ''],
  ['Uma mulher e um homem de 40 anos', '1 women; 1 age=40-40 men'],
  ['Melina 25 anos', 'age=25-25'],
  ['melina adorou, 25 anos', 'age=25-25'],
  ['Family of 4 with kids 6-8', 'kids'],
  ['Mulher loira há 5 anos na agência', 'hair=blonde women'],
  ['1 casal 60+. O casal tem cabelo branco', '1 age=60- women; 1 age=60- men'],
  ['Edad 40-50:\n- 1 hombre\n- 1 mujer\n\n- 1 niño', '1 age=40-50 men; 1 age=40-50 women; 1 men'],
  ['20-30 anos, 1 mulher. 1 homem.', '1 age=20-30 women; 1 men'],
  ['2 mulheres para campanha e 1 homem de 30 a 40 anos', '2 women; 1 age=30-40 men'],
  ['1 mulher, 1 homem 20-30', '1 women; 1 age=20-30 men'],
  ['2 mulheres, 20 a 30 fotos', '2 women'],
  ['Hi guys, blonde hair, 20-30', 'age=20-30 hair=blonde'],
  ['Boa tarde meninas, 2 homens 30-40', '2 age=30-40 men'],
  ['Oi 2 mulheres 30-40', '2 age=30-40 women'],
  ['1 mulher de 30 a 35 anos, outro de 50 a 55 anos', '1 age=30-35 women'],
  ['2 women and 1 man. Blue eyes.', '2 women; 1 men'],
  ['She has 40 chairs. 1 man 30-40', '1 age=30-40 men'],
  ['1 mulher\nwww.site.com/homem/30+', '1 women'],
  ['Cabelo loiro, olhos azuis', 'eyes=blue hair=blonde'],
  ['Para mi marca, una mujer de 30 a 40', '1 age=30-40 women'],
  ['Actores y/o modelos de 30 a 40 años', 'age=30-40'],
])('%s: nothing is guessed', (text, roles) => {
  expect(read(text).roles.map(written).join('; ')).toBe(roles);
});
