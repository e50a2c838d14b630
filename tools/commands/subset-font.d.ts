/** The package comes without types. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number };

  /** A font with the characters of a text alone, pinned to a value of an axis or to a part of it. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype' | 'woff2'; variationAxes: Readonly<Record<string, Axis>> },
  ): Promise<Buffer>;
}
