export type Unit = '×' | 'ms' | 's' | 'bytes' | 'points' | '';

/** The target of a figure: at most or at least this, in its unit. */
export type Target = { most: number } | { least: number };

export type Figure = {
  name: string;
  /** Null when there is nothing to measure yet; `note` says why. */
  value: number | null;
  unit: Unit;
  /** Null for a figure that only explains another one. */
  target: Target | null;
  /** Its reference, measured in the same run. */
  reference?: string;
  note?: string;
  /**
   * The relative noise between two runs of the same code; only larger changes are marked as worse.
   */
  noise: number;
};

export type Run = {
  /** Short and few measurements: shows that a row works, not how fast the site is. */
  quick: boolean;
  rounds: number;
};

/** One row of the table: the question, the method, and the measurement itself. */
export type Row = {
  number: number;
  title: string;
  /** One or two sentences, shown in the report. */
  how: string;
  measure(run: Run): Promise<Figure[]>;
};

/** The default noise between two runs. */
export const EXACT = 0.005;
export const TIMED = 0.15;

/** True when a figure meets its target; false for one that could not be measured. */
export function holds({ value, target }: Figure): boolean | null {
  if (!target) return null;
  if (value === null) return false;
  return 'most' in target ? value <= target.most : value >= target.least;
}

/** True when a figure is further from its target than before, by more than its noise. */
export function isWorse(figure: Figure, earlier: number | null): boolean {
  const { value, target, noise } = figure;
  if (value === null || earlier === null || !target) return false;
  return 'most' in target ? value > earlier * (1 + noise) : value < earlier * (1 - noise);
}
