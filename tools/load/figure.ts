/** One measured figure of a row, its target, and what it is measured beside. */
export type Figure = {
  what: string;
  /** In `unit`. */
  value: number;
  unit: '×' | 'ms' | 'KB' | 'MB' | 'points' | '';
  /** The same figure of the bare site, or another control of the same run. */
  beside?: string;
} & ({ most: number } | { least: number });

/** One row of the table: its number, and the measurement itself. */
export type Row = { number: number; title: string; measure(): Promise<Figure[]> };

/** How often everything that varies is measured; the table has the median. */
export const ROUNDS = 5;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Measures both in turn, in rounds: the median of each. */
export async function alternating(
  one: () => Promise<number>,
  other: () => Promise<number>,
): Promise<[number, number]> {
  const [ones, others]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ones.push(await one());
    others.push(await other());
  }
  return [median(ones), median(others)];
}

export const rounded = (value: number) =>
  String(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

/** The figure as a line of the table. */
export function line(number: number, figure: Figure): string {
  const { what, value, unit, beside = '' } = figure;
  const isMost = 'most' in figure;
  const target = isMost ? `≤ ${figure.most}` : `≥ ${figure.least}`;
  const holds = isMost ? value <= figure.most : value >= figure.least;
  const cells = [
    `${target} ${unit}`,
    beside,
    `${rounded(value)} ${unit}`,
    holds ? 'yes' : '**no**',
  ];
  return `| ${[number, what, ...cells.map((cell) => cell.trim())].join(' | ')} |`;
}
