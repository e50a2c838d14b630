/** What a filter says of a color: only talents with it, or, behind a minus sign, none of them. */
export type ColorChoice = { color: string; excluded: boolean };

/** Takes a value of a filter (`Blonde`, `-Blonde`) and gives its color, and whether it is excluded. */
export function readChoice(value: string): ColorChoice {
  // A panel may write `- none -` for a color of its own.
  const excluded = /^-\S/.test(value);
  return { color: excluded ? value.slice(1) : value, excluded };
}

/** The value of a filter that excludes a color. */
export function excluding(color: string): string {
  return `-${color}`;
}

/** Parts the values of a filter into the colors that are wanted and those that are excluded. */
export function splitChoices(values: readonly string[]): Record<'wanted' | 'excluded', string[]> {
  const choices = values.map(readChoice);
  const colors = (which: boolean) =>
    choices.flatMap(({ color, excluded }) => (excluded === which ? [color] : []));
  return { wanted: colors(false), excluded: colors(true) };
}
