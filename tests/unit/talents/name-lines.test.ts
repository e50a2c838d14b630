import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { emAttributes, nameLines, widthInEm } from '@/lib/talents/name-lines';
import fc from '../../fixtures/fast-check.ts';

const TRACKING = -0.015;
const FACE = 'public/assets/faces/bodoni-moda-latin.woff2';

describe('the width of a text in the display font', () => {
  const face = create(readFileSync(FACE)) as Font;
  const trueWidth = (letter: string) =>
    face.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / face.unitsPerEm + TRACKING;

  it.each([...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ', ..."-'.’ãéçüÇÁ"])(
    'is that of the font for %j',
    (letter) => {
      expect(widthInEm(letter)).toBeCloseTo(trueWidth(letter), 2);
    },
  );

  it('of a whole name is at most 2 % too large', () => {
    for (const name of ['Marina Duarte', 'Cavalcanti', 'João Ávila', 'Werner d’Ávila']) {
      const set = face.layout(name).advanceWidth / face.unitsPerEm + TRACKING * name.length;
      expect(widthInEm(name)).toBeGreaterThanOrEqual(set - 0.01);
      expect(widthInEm(name)).toBeLessThan(set * 1.02);
    }
  });
});

describe('the lines of a name', () => {
  it.each([
    ['Liz', ['Liz']],
    ['Igor Sá', ['Igor Sá']],
    ['Clara Marchetti', ['Clara', 'Marchetti']],
    ['Maria da Silva', ['Maria', 'da Silva']],
    ['Camila Rebeca Núñez', ['Camila', 'Rebeca', 'Núñez']],
    ['Vincent van der Berg', ['Vincent', 'van der Berg']],
    [
      'Maria Fernanda de Albuquerque Cavalcanti e Vasconcelos',
      ['Maria Fernanda', 'de Albuquerque', 'Cavalcanti', 'e Vasconcelos'],
    ],
    ['Ana e', ['Ana e']],
  ])('%s', (name, lines) => {
    expect(nameLines(name)?.lines).toEqual(lines);
  });

  it('are empty for a word that fits no line, no words, or too many', () => {
    expect(nameLines('Wwwwwwwwwwwwwwwwwww')).toBeNull();
    expect(nameLines(' ')).toBeNull();
    expect(nameLines('Ana '.repeat(40))).toBeNull();
  });

  it('contain every word in order, and none is wider than the returned width', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'W', 'é', 'i', 'Łŕ', '漢'), minLength: 1 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
        const set = nameLines(words.join(' '));
        if (!set) return;
        expect(set.lines.join(' ')).toBe(words.join(' '));
        expect(set.em).toBeLessThan(10);
        for (const line of set.lines) expect(widthInEm(line)).toBeLessThanOrEqual(set.em + 1e-9);
      }),
    );
  });
});

describe('the attributes of a width', () => {
  it.each([
    [4.25, 4, 3],
    [4.3, 4, 3],
    [0.31, 0, 4],
    [6.96, 7, 0],
    [9.9, 9, 9],
  ])('%d em', (em, ones, tenths) => {
    expect(emAttributes(em)).toEqual({ 'data-em': ones, 'data-tenths': tenths });
  });
});
