import { describe, expect, it, vi } from 'vitest';
import { runsOf, writable } from '@/lib/pdf/faces';
import { fitted, wrapped } from '@/lib/pdf/lines';
import { Paper, type Style } from '@/lib/pdf/paper';
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
    ['Анна Silva', 'Silva'],
    ['李 Mei 👩🏽‍🎤', 'Mei'],
    ['Ana\u202Eavlis\u0000\u200B', 'Anaavlis'],
    ['Ana\n\tLuz', 'Ana Luz'],
    ['Анна', ''],
  ])('%j is %j', (text, written) => expect(writable(text, 'text')).toBe(written));

  it('uses one font file, or two if it has letters of both', () => {
    const runs = runsOf('Łucja', 'display');
    expect(runs.map(({ letters }) => letters)).toEqual(['Ł', 'ucja']);
    expect(runsOf('Ana', 'display')).toHaveLength(1);
  });

  it('has no invisible characters', () => {
    for (const text of HOSTILE_TEXTS) expect(writable(text, 'text')).not.toMatch(/[\p{C}]/u);
  });
});

describe('lines', () => {
  const text = 'Disponível em março, com traje próprio e sem acompanhante.';

  it('are no wider than their box, and contain every word', () => {
    const sheet = paper();
    const lines = wrapped(sheet, text, 30, TEXT);
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.max(...lines.map((line) => sheet.widthOf(line, TEXT)))).toBeLessThanOrEqual(30);
    expect(lines.join(' ')).toBe(text);
  });

  it('break a word that is wider than the box', () => {
    const word = 'W'.repeat(200);
    const sheet = paper();
    const lines = wrapped(sheet, word, 30, TEXT);
    expect(lines.join('')).toBe(word);
    expect(Math.max(...lines.map((line) => sheet.widthOf(line, TEXT)))).toBeLessThanOrEqual(30);
  });

  it('are set in the largest size in which they are few enough', () => {
    const { style, lines } = fitted(paper(), text, 60, {
      face: 'text',
      sizes: [20, 8, 4],
      most: 2,
    });
    expect([style.size, lines.length]).toEqual([8, 2]);
  });

  it('are cut in the smallest size, with an ellipsis', () => {
    const sheet = paper();
    const { lines } = fitted(sheet, text.repeat(9), 40, { face: 'text', sizes: [9, 8], most: 2 });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    expect(sheet.widthOf(lines[1] ?? '', TEXT)).toBeLessThanOrEqual(40);
  });
});
