import { describe, expect, it } from 'vitest';
import { brokenLines, outlined, shortened } from '@/lib/preview/lettering';

const setting = { size: 60, tracking: 0 };
const widthOf = (text: string, tracking = 0) => outlined(text, { size: 60, tracking }).width;

describe('lettering', () => {
  it('scales with its length and size', () => {
    const { width } = outlined('Ana', setting);
    expect(outlined('AnaAna', setting).width).toBeCloseTo(2 * width, -1);
    expect(outlined('Ana', { ...setting, size: 120 }).width).toBeCloseTo(2 * width);
    expect(outlined('', setting)).toEqual({ data: '', width: 0 });
    expect(outlined('', { ...setting, tracking: 9 }).width).toBe(0);
  });

  it('has tracking between letters, and none after the last', () => {
    expect(widthOf('Ana', 10)).toBeCloseTo(widthOf('Ana') + 20);
    expect(widthOf('Ana', -1)).toBeCloseTo(widthOf('Ana') - 2);
  });

  it.each([
    ['A\t \n na ', 'A na'],
    ['مAnaم😀', 'Ana'],
    ['Jose\u0301', 'José'],
    ['عربي', ''],
  ])('writes %j as %j', (text, written) => {
    expect(outlined(text, setting)).toEqual(outlined(written, setting));
  });

  it('applies kerning', () => {
    expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V') - 1);
    expect(widthOf('AVAV')).toBeLessThan(2 * widthOf('AV') - 1);
  });

  it('falls back to another font of the face', () => {
    expect(widthOf('AŁA')).toBeCloseTo(2 * widthOf('A') + widthOf('Ł'));
    expect(outlined('AŁA', setting).data.startsWith(outlined('A', setting).data)).toBe(true);
  });

  it('wraps between words, and loses none', () => {
    const text = 'Como se preparar para o seu primeiro casting';
    const lines = brokenLines(text, 400, setting);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(outlined(line, setting).width).toBeLessThanOrEqual(400);
  });

  it('fills a line to its end, and puts a word that is too long on its own line', () => {
    expect(brokenLines('Ana Bia', widthOf('Ana Bia'), setting)).toEqual(['Ana Bia']);
    expect(brokenLines('Ana Bia', widthOf('Ana Bia') - 1, setting)).toEqual(['Ana', 'Bia']);
    expect(brokenLines('Supercalifragilistic Ana', 100, setting)).toEqual([
      'Supercalifragilistic',
      'Ana',
    ]);
    expect(brokenLines(' مريم ', 400, setting)).toEqual(['']);
  });

  it('is truncated where there is no room', () => {
    const cut = shortened('Supercalifragilistic', 300, setting);
    expect(cut).toMatch(/^Super.*…$/);
    expect(outlined(cut, setting).width).toBeLessThanOrEqual(300);
    expect(shortened('Ana', widthOf('Ana'), setting)).toBe('Ana');
    expect(shortened('Ana Bia', widthOf('Ana …') + 1, setting)).toBe('Ana…');
    expect(shortened('Annnn', widthOf('An…'), setting)).toBe('An…');
    expect(shortened('Ana', 0, setting)).toBe('…');
  });
});
