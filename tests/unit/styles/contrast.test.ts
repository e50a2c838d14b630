import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const TOKENS = readFileSync('app/styles/tokens.css', 'utf8');
const SCHEMES = ['light', 'dark'] as const;

/** Of WCAG 2.2: for text, and for the edges and icons of controls. */
const TEXT = 4.5;
const CONTROL = 3;

/** The colors that are on one another. */
const PAIRS = [
  ['ink', 'paper', TEXT],
  ['mute', 'paper', TEXT],
  ['accent', 'paper', TEXT],
  ['paper', 'ink', TEXT],
  ['paper', 'accent', TEXT],
  ['ink', 'tint', TEXT],
  ['mute', 'tint', TEXT],
  ['light', 'dark', TEXT],
  ['accent', 'tint', CONTROL],
] as const;

/** A color of `tokens.css` in one scheme, as red, green and blue. */
function colorOf(token: string, scheme: (typeof SCHEMES)[number]): number[] {
  const [, text = ''] = new RegExp(`--color-${token}: ([^;]+);`).exec(TOKENS) ?? [];
  const [, light = text, dark = text] = /^light-dark\((.+), (.+)\)$/.exec(text) ?? [];
  const value = scheme === 'light' ? light : dark;
  const [, other] = /^var\(--color-(\w+)\)$/.exec(value) ?? [];
  if (other) return colorOf(other, scheme);
  expect(value, token).toMatch(/^#([\da-f]{3}){1,2}$/);
  const digits = value.length === 4 ? value.replace(/[\da-f]/g, '$&$&') : value;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

function contrast(one: number[], other: number[]): number {
  const [lighter = 0, darker = 0] = [one, other]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = color
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    })
    .sort((a, b) => b - a);
  return lighter / darker;
}

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  test.each(PAIRS)('%s on %s has a contrast of at least %d', (front, back, least) => {
    const ratio = contrast(colorOf(front, scheme), colorOf(back, scheme));
    expect(ratio).toBeGreaterThanOrEqual(least);
  });
});

test('the menu is legible over a white picture, behind which the header is darkened', () => {
  const css = readFileSync('components/site/header.module.css', 'utf8');
  const shades = [...css.matchAll(/var\(--color-shade\) (\d+)%/g)].map(([, share]) =>
    Number(share),
  );
  // The third one is below the menu.
  const weakest = Math.min(...shades.slice(0, 2));
  const shaded = [255, 255, 255].map((white) => white * (1 - weakest / 100));
  expect(contrast(colorOf('light', 'light'), shaded)).toBeGreaterThanOrEqual(TEXT);
});
