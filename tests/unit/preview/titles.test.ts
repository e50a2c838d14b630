import { describe, expect, it, vi } from 'vitest';
import { drawPreview } from '@/lib/preview/draw';
import { inkIn, plain } from './seen-ink.ts';

// Drawing takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const portrait = await plain(60, 90).png().toBuffer();

/** This many words of four capitals, whose lines end at their baseline. */
const words = (count: number) => Array(count).fill('HHHH').join(' ');

/** The margins, and the side bearing of a letter of this face. */
const LEFT = 66;
const RIGHT = 1134;

describe('a title next to a picture', () => {
  it.each([
    ['of one word is large', words(1), { lines: 1, top: 479, bottom: 547, right: 334 }],
    ['of eight words takes four lines', words(8), { lines: 4, top: 180, bottom: 547, right: 628 }],
    ['of twelve is set smaller', words(12), { lines: 4, top: 314, bottom: 553, right: 623 }],
    ['of more has an ellipsis', words(16), { lines: 4, top: 365, bottom: 556, right: 539 }],
    [
      'is as small as its longest word needs',
      'HHHHHHHHHH H',
      { lines: 2, top: 412, bottom: 550, right: 624 },
    ],
    ['of one long word is cut', 'H'.repeat(60), { lines: 1, top: 520, bottom: 556, right: 658 }],
  ])('%s', async (_what, title, place) => {
    const { lines, columns } = await inkIn(await drawPreview(title, [portrait], 'Vitrine'));
    const [name, ...own] = lines;
    expect(name).toEqual([68, 93]);
    expect({
      ...{ lines: own.length, top: own[0]?.[0], bottom: own.at(-1)?.[1] },
      right: columns.at(-1)?.[1],
    }).toEqual(place);
    expect(columns[0]?.[0]).toBeCloseTo(LEFT, -1);
  });

  it('has the full width where there is no picture', async () => {
    const { lines, columns } = await inkIn(await drawPreview(words(6), [], 'Vitrine'));
    expect(lines).toHaveLength(3);
    expect(columns.at(-1)?.[1]).toBe(922);
  });

  it('is below a name that never reaches into the picture', async () => {
    const { lines, columns } = await inkIn(await drawPreview('', [portrait], words(8)));
    expect(lines).toEqual([[68, 93]]);
    expect(columns.at(-1)?.[1]).toBeGreaterThan(600);
    expect(columns.at(-1)?.[1]).toBeLessThanOrEqual(664);
  });

  it('ignores everything after its first 120 characters', async () => {
    const title = 'iiiii '.repeat(20);
    const [whole, longer] = [
      await drawPreview(title, [], ''),
      await drawPreview(`${title}H`, [], ''),
    ];
    expect(longer.equals(whole)).toBe(true);
  });
});

describe('a title below several faces', () => {
  const below = async (title: string, agency = 'Vitrine') =>
    inkIn(await drawPreview(title, [portrait, portrait], agency));

  it.each([
    ['of one word is large', words(1), 507, 252],
    ['of five words is set smaller', words(5), 520, 785],
    ['of more is cut', words(8), 526, 897],
  ])('%s, on one line with the name', async (_what, title, top, right) => {
    const { lines, columns } = await below(title);
    expect(lines).toEqual([[top, 554]]);
    expect(columns[0]?.[0]).toBeCloseTo(LEFT, -1);
    expect(columns.at(-1)?.[1]).toBe(RIGHT);
    expect(columns.findLast(([, last]) => last < 930)?.[1]).toBeCloseTo(right, -1);
  });

  it('leaves a long name its room, and no more', async () => {
    const { columns } = await below('', words(5));
    expect(columns[0]?.[0]).toBeGreaterThanOrEqual(1200 - 64 - 380);
    expect(columns[0]?.[0]).toBeLessThan(800);
  });

  it('ignores everything after its first 120 characters', async () => {
    const draw = (text: string) => drawPreview(text, [portrait, portrait], '');
    expect((await draw(`${'😀'.repeat(60)}H`)).equals(await draw(''))).toBe(true);
  });
});
