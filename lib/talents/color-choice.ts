/** One value of a color filter: include the color or, with a minus sign, exclude it. */
export type ColorChoice = { color: string; excluded: boolean };

/** Parses a value of a filter (`Blonde`, `-Blonde`). */
export function readChoice(value: string): ColorChoice {
  // A panel may use `- none -` as a color of its own.
  const excluded = /^-\S/.test(value);
  return { color: excluded ? value.slice(1) : value, excluded };
}

/** The value of a filter that excludes a color. */
export function excluding(color: string): string {
  return `-${color}`;
}

/** Splits the values of a filter into wanted and excluded colors. */
export function splitChoices(values: readonly string[]): Record<'wanted' | 'excluded', string[]> {
  const choices = values.map(readChoice);
  const colors = (which: boolean) =>
    choices.flatMap(({ color, excluded }) => (excluded === which ? [color] : []));
  return { wanted: colors(false), excluded: colors(true) };
}
