/** One measured figure of a row, and what it is measured beside. */
export type Figure = {
  what: string;
  /** In `unit`. */
  value: number;
  unit: '×' | 'ms' | 'KB' | 'MB' | 'points' | '';
  /** Without it, the figure only explains another one. */
  target?: { most: number } | { least: number };
  /** The same figure of the bare site, or another control of the same run. */
  beside?: string;
};

/** One row of the table: its number, and the measurement itself. */
export type Row = { number: number; title: string; measure(): Promise<Figure[]> };

/** How often everything that varies is measured; the table has the median. */
export const ROUNDS = 5;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Measures in rounds, each measurement once in a round and in this order; the median of each. */
export async function alternating<Name extends string>(
  measurements: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(measurements) as Name[];
  const values = Object.fromEntries(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) values[name]?.push(await measurements[name]());
  }
  const medians = names.map((name) => [name, median(values[name] ?? [])]);
  return Object.fromEntries(medians) as Record<Name, number>;
}

export const rounded = (value: number) =>
  String(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

/** The figure as a line of the table. */
export function line(number: number, { what, value, unit, target, beside = '' }: Figure): string {
  const bound = target && ('most' in target ? `≤ ${target.most}` : `≥ ${target.least}`);
  const holds = target && ('most' in target ? value <= target.most : value >= target.least);
  const verdict = holds === undefined ? '' : holds ? 'yes' : '**no**';
  const cells = [bound ? `${bound} ${unit}` : '', beside, `${rounded(value)} ${unit}`, verdict];
  return `| ${[number, what, ...cells.map((cell) => cell.trim())].join(' | ')} |`;
}
