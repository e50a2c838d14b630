export type Unit = '×' | 'ms' | 's' | 'bytes' | 'points' | '';

/** What a figure has to be: at most or at least this, in the unit of the figure. */
export type Target = { most: number } | { least: number };

export type Figure = {
  name: string;
  /** Null when there is nothing to measure yet; `note` says why. */
  value: number | null;
  unit: Unit;
  /** Null for a figure that only explains another one. */
  target: Target | null;
  /** What it was measured beside, in the same run. */
  reference?: string;
  note?: string;
  /** By which share two runs of the same code differ; what is worse by more is marked. */
  noise: number;
};

export type Run = {
  /** Short and few measurements: shows that a row works, not how fast the site is. */
  quick: boolean;
  rounds: number;
};

/** One row of the table: what is asked, how it is measured, and the measurement itself. */
export type Row = {
  number: number;
  title: string;
  /** One or two sentences, which stand in the report. */
  how: string;
  measure(run: Run): Promise<Figure[]>;
};

/** Differences between two runs that count as none. */
export const EXACT = 0.005;
export const TIMED = 0.15;

/** True when a figure is what it has to be; a figure that could not be measured never is. */
export function holds({ value, target }: Figure): boolean | null {
  if (!target) return null;
  if (value === null) return false;
  return 'most' in target ? value <= target.most : value >= target.least;
}

/** True when a figure is further from its target than it was, by more than its noise. */
export function isWorse(figure: Figure, earlier: number | null): boolean {
  const { value, target, noise } = figure;
  if (value === null || earlier === null || !target) return false;
  return 'most' in target ? value > earlier * (1 + noise) : value < earlier * (1 - noise);
}
