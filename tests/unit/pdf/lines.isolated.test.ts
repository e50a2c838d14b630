import { describe, expect, it, vi } from 'vitest';
import { writable } from '@/lib/pdf/faces';
import { drawApart, fitted, wrapped } from '@/lib/pdf/lines';
import { Paper, type Style } from '@/lib/pdf/paper';
import { drawnPaper } from '../../fixtures/drawn-paper.ts';
import { HOSTILE_TEXTS } from '../../fixtures/hostile-texts.ts';

vi.mock('@/lib/site', () => ({ siteName: () => 'Vitrine' }));

const TEXT: Style = { face: 'text', size: 8 };
const paper = () => {
  const one = new Paper('Ana', 'pt');
  one.addPage();
  return one;
};

describe('the text that a font can render', () => {
  it.each([
    ['Érica D’Ávila', 'Érica D’Ávila'],
    ['Łucja Şahin Žižek', 'Łucja Şahin Žižek'],
    ['E\u0301rica', 'Érica'],
    ['5′9″', '5\'9"'],
    ['ﬁlm Ａna', 'film Ana'],
    ['Анна Silva', 'Анна Silva'],
    ['李 Mei 👩🏽‍🎤', 'Mei'],
    ['Ana\u202Eavlis\u0000\u200B', 'Anaavlis'],
    ['Ana\n\tLuz', 'Ana Luz'],
    ['안나', ''],
  ])('%j is %j', (text, written) => expect(writable(text, 'text')).toBe(written));

  it('has no invisible characters', () => {
    for (const text of HOSTILE_TEXTS) expect(writable(text, 'text')).not.toMatch(/[\p{C}]/u);
  });
});

describe('lines', () => {
  const text = 'Disponível em março, com traje próprio e sem acompanhante.';

  it('are no wider than their box, and contain every word', () => {
    const sheet = paper();
    const lines = wrapped(text, 30, TEXT);
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.max(...lines.map((line) => sheet.widthOf(line, TEXT)))).toBeLessThanOrEqual(30);
    expect(lines.join(' ')).toBe(text);
  });

  it('break a word that is wider than the box', () => {
    const word = 'W'.repeat(200);
    const sheet = paper();
    const lines = wrapped(word, 30, TEXT);
    expect(lines.join('')).toBe(word);
    expect(Math.max(...lines.map((line) => sheet.widthOf(line, TEXT)))).toBeLessThanOrEqual(30);
  });

  it.each(['W', 'i', 'Wi', 'W ', 'ﬃ', 'AVATo', 'aЖ', 'ế '])('have all letters of %j', (part) => {
    const note = part.repeat(500 / part.length);
    const lines = wrapped(note, 184, TEXT);
    expect(lines.join(' ').replaceAll(' ', '')).toBe(writable(note, 'text').replaceAll(' ', ''));
    const widths = lines.map((line) => paper().widthOf(line, TEXT));
    expect(Math.max(...widths)).toBeLessThanOrEqual(184);
  });

  it('are set in the largest size in which they are few enough', () => {
    const { style, lines } = fitted(text, 60, {
      face: 'text',
      sizes: [20, 8, 4],
      most: 2,
    });
    expect([style.size, lines.length]).toEqual([8, 2]);
  });

  it('are cut in the smallest size, with an ellipsis', () => {
    const sheet = paper();
    const { lines } = fitted(text.repeat(9), 40, { face: 'text', sizes: [9, 8], most: 2 });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    expect(sheet.widthOf(lines[1] ?? '', TEXT)).toBeLessThanOrEqual(40);
  });

  it('are none for a text without letters, and none of them is empty', () => {
    expect(wrapped('', 30, TEXT)).toEqual([]);
    const lines = wrapped(`${'W'.repeat(40)} e ${'W'.repeat(40)}`, 30, TEXT);
    expect(lines.filter((line) => line.trim() === '')).toEqual([]);
    expect(lines.join('').replaceAll(' ', '')).toBe(`${'W'.repeat(40)}e${'W'.repeat(40)}`);
  });

  it('have one letter each in a box that is narrower than any', () => {
    expect(wrapped('WW', 0.1, TEXT)).toEqual(['W', 'W']);
  });

  it('are cut as late as possible, without a space before the ellipsis', () => {
    const sheet = paper();
    const whole = wrapped(text, 30, TEXT);
    const { lines } = fitted(text, 30, { face: 'text', sizes: [8], most: 2 });
    const [first, last = ''] = lines;
    expect(first).toBe(whole[0]);
    const begun = last.slice(0, -1);
    expect(text).toContain(begun);
    expect(begun).toBe(begun.trim());
    const rest = text.slice(text.indexOf(begun) + begun.length).trimStart();
    const longer = `${begun}${rest.startsWith(begun) ? '' : ' '}${rest.slice(0, 2)}…`;
    expect(sheet.widthOf(longer, TEXT)).toBeGreaterThan(30 - 3);
  });
});

describe('texts on one line', () => {
  const apart = (texts: readonly string[], size = 8) => {
    const { paper: sheet, pages } = drawnPaper();
    sheet.addPage();
    const parts = texts.map((part) => ({ tag: null, text: part, style: { ...TEXT, size } }));
    drawApart(sheet, parts, { baseline: 20, width: 184 });
    return pages[0]?.texts ?? [];
  };

  it('are smaller, by half a point at a time, until they are 5 mm apart', () => {
    const texts = ['W'.repeat(26), 'W'.repeat(26)];
    const [first, last] = apart(texts, 12);
    expect([first?.left, last?.right]).toEqual([13, 197]);
    expect((last?.left ?? 0) - (first?.right ?? 0)).toBeGreaterThanOrEqual(5);
    const size = first?.size ?? 0;
    expect([size < 12, size > 5, (size * 2) % 1]).toEqual([true, true, 0]);
    const sheet = paper();
    const larger = texts.map((part) => sheet.widthOf(part, { ...TEXT, size: size + 0.5 }));
    expect(larger.reduce((sum, width) => sum + width, 0)).toBeGreaterThan(179);
  });

  it('are drawn in the smallest size if they are too wide in any', () => {
    const sizes = apart(['W'.repeat(90), 'W'.repeat(90)], 5.5).map(({ size }) => size);
    expect(sizes).toEqual([5, 5]);
  });
});
