type Size = { width: number; height: number };

/** A decoded picture: RGBA, four bytes per pixel, row by row. */
export type Pixels = Size & { data: Uint8ClampedArray | Uint8Array };

/** The luma of a picture, one byte per pixel, row by row. */
export type Luma = Size & { values: Uint8Array };

/** Tiles per row and per column, and how many are measured: those with the most contrast. */
const TILES = 8;
const MEASURED_TILES = 12;

/** The variance of luma below which a tile counts as a single tone. */
const FLAT = 1;

/** Rec. 601 luma. Transparency is blended with white, as in the picture that the agency gets. */
export function lumaOf({ data, width, height }: Pixels): Luma {
  const values = new Uint8Array(width * height);
  for (let index = 0, byte = 0; index < values.length; index += 1, byte += 4) {
    const [red, green, blue, alpha] = [data[byte], data[byte + 1], data[byte + 2], data[byte + 3]];
    const opaque = 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0);
    values[index] = Math.round(255 + (opaque - 255) * ((alpha ?? 255) / 255));
  }
  return { values, width, height };
}

/** The share of pixels, 0 to 1, with a luma from `least` to `most`, inclusive. */
export function shareBetween({ values }: Luma, min: number, max: number): number {
  let count = 0;
  for (const value of values) if (value >= min && value <= max) count += 1;
  return count / values.length;
}

/**
 * The variance of the Laplacian divided by that of the luma, in the tiles with the most contrast: about
 * 0.01 for a blurred picture of 512 px, 0.2 for a sharp one; infinite for a single tone, which has no
 * edges. Dividing makes it independent of contrast, which is low for dark skin before a dark wall.
 * Choosing tiles leaves out plain walls.
 */
export function sharpnessOf(luma: Luma): number {
  const places = Array.from({ length: TILES * TILES }, (_, index) => index);
  const tiles = places.map((index) =>
    tileVariances(luma, index % TILES, Math.floor(index / TILES)),
  );
  const measured = tiles.sort((one, other) => other.luma - one.luma).slice(0, MEASURED_TILES);
  const sum = (key: keyof Tile) => measured.reduce((total, tile) => total + tile[key], 0);
  return sum('luma') < FLAT * MEASURED_TILES
    ? Number.POSITIVE_INFINITY
    : sum('laplacian') / sum('luma');
}

type Tile = { luma: number; laplacian: number };

/** Both variances of one tile. The outermost pixels are left out, since they have no Laplacian. */
function tileVariances({ values, width, height }: Luma, column: number, row: number): Tile {
  const edge = (length: number, tile: number) => 1 + Math.floor(((length - 2) * tile) / TILES);
  const luma = variance();
  const laplacian = variance();
  for (let y = edge(height, row); y < edge(height, row + 1); y += 1) {
    for (let x = edge(width, column); x < edge(width, column + 1); x += 1) {
      const at = (dx: number, dy: number) => values[(y + dy) * width + x + dx] ?? 0;
      luma.add(at(0, 0));
      laplacian.add(at(0, -1) + at(0, 1) + at(-1, 0) + at(1, 0) - 4 * at(0, 0));
    }
  }
  return { luma: luma.value(), laplacian: laplacian.value() };
}

/** Accumulates the variance of the numbers added so far; 0 without any. */
function variance() {
  let count = 0;
  let sum = 0;
  let squares = 0;
  return {
    add(value: number) {
      count += 1;
      sum += value;
      squares += value * value;
    },
    value: () => (count === 0 ? 0 : squares / count - (sum / count) ** 2),
  };
}
