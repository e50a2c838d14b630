import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAPER } from '@/app/styles/paper';
import { FOLDER_SWITCH } from '@/lib/config/constants';
import { BREAKPOINTS } from '@/lib/media/breakpoints';

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

test('the theme color is the background of the pages, in both color schemes', () => {
  expect(token('color-paper')).toBe('light-dark(var(--color-light), var(--color-dark))');
  expect({ light: token('color-light'), dark: token('color-dark') }).toEqual(PAPER);
});
