import { describe, expect, it } from 'vitest';
import { dragStop, nextStop } from '@/components/profile/row-stops';

/** Photos of these widths, one pixel apart. */
function rowOf(...widths: number[]) {
  let left = 0;
  return widths.map((width) => {
    const extent = { left, width };
    left += width + 1;
    return extent;
  });
}

/** Two portraits fit into this width, and a landscape fills it. */
const VIEW = 1000;
const photos = rowOf(450, 450, 940, 450, 450, 450);

describe('a step through the book', () => {
  it.each([
    ['forward from a pair to the landscape after it', 0, true, 2],
    ['forward from the landscape', 902, true, 3],
    ['forward from a place between photos', 200, true, 2],
    ['forward from the end stays there', 2200, true, 5],
    ['back from the landscape to the pair', 902, false, 0],
    ['back from the pair to the landscape alone', 1843, false, 2],
    ['back from a place between photos', 500, false, 0],
    ['back from the start stays there', 0, false, 0],
  ])('%s', (_case, from, forward, place) => {
    expect(nextStop(photos, VIEW, from, forward)).toBe(place);
  });

  it('steps one by one if one photo fills the row', () => {
    const phone = rowOf(390, 390, 390);
    expect(nextStop(phone, 390, 0, true)).toBe(1);
    expect(nextStop(phone, 390, 391, true)).toBe(2);
    expect(nextStop(phone, 390, 782, true)).toBe(2);
    expect(nextStop(phone, 390, 782, false)).toBe(1);
  });

  it('does not get stuck at a photo that is wider than the row', () => {
    const wide = rowOf(400, 1500, 400);
    expect(nextStop(wide, VIEW, 0, true)).toBe(1);
    expect(nextStop(wide, VIEW, 401, true)).toBe(2);
    expect(nextStop(wide, VIEW, 1902, false)).toBe(1);
  });
});

describe('the end of a drag', () => {
  it.each([
    ['forward, to the next photo', 0, 100, 1],
    ['forward past a photo, to the one after it', 0, 500, 2],
    ['back, to the previous photo', 902, 800, 1],
    ['slight, back to where it was', 451, 470, 1],
    ['beyond the end', 1843, 2900, 5],
    ['beyond the start', 451, -10, 0],
  ])('%s', (_case, from, to, place) => {
    expect(dragStop(photos, from, to)).toBe(place);
  });
});
