type Rgb = [number, number, number];

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** From `from` (fraction 0) to `to` (fraction 1); both `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const target = rgbOf(to);
  const channels = rgbOf(from).map((channel, place) =>
    Math.round(channel + ((target[place] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

/** The perceived lightness of a color, 0 to 1. */
export function lightness(hex: string): number {
  const [red, green, blue] = rgbOf(hex);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}
