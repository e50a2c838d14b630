import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BREAKPOINTS, FOLDER_SWITCH } from '@/lib/config/constants';
import { PALETTE } from '@/lib/palette';

const tokens = readFileSync('app/styles/tokens.css', 'utf8');

const token = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];

test('scripts use the breakpoints of the style sheets', () => {
  const named = Object.keys(BREAKPOINTS);
  expect(named).not.toEqual([]);
  expect(Object.fromEntries(named.map((name) => [name, token(`breakpoint-${name}`)]))).toEqual(
    Object.fromEntries(Object.entries(BREAKPOINTS).map(([name, px]) => [name, `${px}px`])),
  );
  expect(FOLDER_SWITCH.wide).toBe(BREAKPOINTS.wide);
});

test('the widths at which layouts change', () => {
  const widths = Array.from(tokens.matchAll(/--breakpoint-\w+: (\d+)px;/g), ([, px]) => Number(px));
  expect(widths).toEqual([640, FOLDER_SWITCH.wide, 768, 1024, 1280, 1367, 1500, 1702]);
});

test('scripts, pictures and PDFs use the colors of the style sheets', () => {
  expect(token('color-paper')).toBe('light-dark(var(--color-light), var(--color-dark))');
  const { light, dark, tint } = PALETTE;
  expect([token('color-light'), token('color-dark')]).toEqual([light, dark]);
  expect(token('color-tint')).toMatch(`light-dark(${tint}, `);
});

test('plain pages have the colors of the others, in both color schemes', () => {
  const [day, night] = readFileSync('public/assets/plain.css', 'utf8').split('@media');
  for (const name of ['paper', 'ink', 'mute', 'line', 'tint', 'accent']) {
    const both = token(`color-${name}`)?.replace(/var\(--([\w-]+)\)/g, (_, of) => token(of) ?? '');
    const plain = [day, night].map((css) => new RegExp(`--${name}: ([^;]+);`).exec(css ?? '')?.[1]);
    expect(both).toBe(`light-dark(${plain.join(', ')})`);
  }
});
