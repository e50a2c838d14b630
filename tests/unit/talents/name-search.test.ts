import { describe, expect, it, test } from 'vitest';
import { findByName, MAX_FOUND, plainNamesOf } from '@/lib/talents/name-search';

const ROWS = [
  ...['Ana Souza', 'Joana Lima', 'Érica D’Ávila', 'Luana Anã', 'ÁLVARO NÚÑEZ', 'Maria-Clara Dias'],
  ...['Łukasz Øster', 'Ana Groß'],
].map((name, index) => ({ id: index + 1, name }));

const names = (typed: string) => findByName(ROWS, typed).map(({ name }) => name);

describe('findByName', () => {
  it.each([
    ['ana', ['Ana Souza', 'Ana Groß', 'Luana Anã']],
    ['ANA s', ['Ana Souza']],
    ['avila', ['Érica D’Ávila']],
    ['erica davila', ['Érica D’Ávila']],
    ['ŁUKASZ oster', ['Łukasz Øster']],
    ['gross', ['Ana Groß']],
    ['núñez álvaro', ['ÁLVARO NÚÑEZ']],
    ['clara', ['Maria-Clara Dias']],
    ['lu\u200ba\u200c\u200dna\ufeff', ['Luana Anã']],
    ['\u200b', []],
    ['', []],
    ['  -  ', []],
  ])('%s', (typed, expected) => {
    expect(names(typed)).toEqual(expected);
  });

  it('lists prefix matches first, and limits the results', () => {
    const many = Array.from({ length: 40 }, (_, id) => ({ id, name: `B${id} Ana` }));
    const found = findByName([...many, { id: 99, name: 'Ana Z' }], 'ana');
    expect(found).toHaveLength(MAX_FOUND);
    expect(found[0]?.id).toBe(99);
  });
});

test('the names of a list are normalized once', () => {
  expect(plainNamesOf(ROWS)[1]).toBe('joana lima');
  expect(plainNamesOf(ROWS)).toBe(plainNamesOf(ROWS));
});
