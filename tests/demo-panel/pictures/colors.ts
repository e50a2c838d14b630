/** A color of SVG by a word of the panel. */
type Palette = { readonly [word: string]: string };

function palette(list: string): Palette {
  return Object.fromEntries(list.split('|').map((entry) => entry.trim().split(':')));
}

export const HAIR = palette(`Black:#1f1b1b|Blue Black:#1e2740|Dark Brown:#3d281d|Brown:#5c3b28
|Light Brown:#8d6443|Chestnut:#74432a|Hazel:#806040|Caramel:#a87240|Honey:#bf8d48|Dark Blonde:#b9935a
|Blonde:#dfb965|Light Blonde:#eed592|Golden Blonde:#e3ad47|Golden:#e3ad47|Strawberry Blonde:#de9b66
|Platinum:#f1e9d6|Red:#b8461f|Auburn:#802f23|Copper:#bb6530|Highlighted:#a37b4e
|Salt and Pepper:#6f6c69|Grey:#a19e9a|White:#f3f1ec|Pink:#e192a7|Blue:#43729f`);

export const EYES = palette(`Black:#171312|Dark Brown:#2c1a10|Brown:#452815|Light Brown:#69401c
|Hazel:#66562a|Honey:#75491a|Amber:#7d4f10|Green:#2c6843|Light Green:#558b5a|Blue:#24507d
|Light Blue:#4a8bbd|Dark Blue:#1f3f70|Blue Green:#1c5f67|Blue Grey:#486377|Grey:#5a6166
|Violet:#5b3f86|Heterochromia:#2c6843`);

/** The shades of the panel's seven skin tones, by their ids. */
export const SKIN: { readonly [tone: string]: readonly string[] } = {
  1160: ['#f7e6dc'],
  1161: ['#f0d3a6', '#e8c592'],
  1162: ['#f3d3bb', '#f0c9ae', '#ecc0a2', '#f5dac6'],
  1163: ['#bd8259', '#b0754d'],
  1164: ['#8f5c3d', '#7d4d33', '#a06b48'],
  1165: ['#cf9a70', '#c58d62', '#d9aa82'],
  1166: ['#a9734f'],
};

export const INK = '#141110';
/** Seamless papers behind the people. */
export const PAPERS = ['#ebe5db', '#d8cdbd', '#c8a48d', '#b4bba9', '#c4cbd1', '#97918a'];
export const CLOTHES = [
  ...['#1e1c1b', '#f6f3ed', '#b58d62', '#2c3647'],
  ...['#a1492f', '#5d6249', '#8e8c88', '#f6f3ed'],
];

const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const toColor = (values: number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The brightness of a color from 0 to 255, as on film behind a yellow filter. */
export function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return red * 0.4 + green * 0.5 + blue * 0.1;
}

/** How far apart two colors are; below 90 they merge. */
export function contrast(one: string, other: string): number {
  const others = channels(other);
  return channels(one).reduce((sum, value, at) => sum + Math.abs(value - (others[at] ?? 0)), 0);
}

/** A color with a part of another, from 0 to 1. */
export function mixed(color: string, other: string, part: number): string {
  const others = channels(other);
  return toColor(channels(color).map((value, at) => value + ((others[at] ?? 0) - value) * part));
}

/** A drawing in black and white: each of its colors as the gray of the same brightness. */
export function inGray(svg: string): string {
  return svg.replace(/#[0-9a-f]{6}\b/g, (color) => toColor(Array(3).fill(brightness(color))));
}
