import { existsSync, readFileSync } from 'node:fs';
import type { Figure } from './row.ts';

/** How many earlier measurements of a row are stored. */
const MOST_EARLIER = 10;

/**
 * The load average above which another program was running: such measurements say nothing of the
 * site.
 */
const BUSY_LOAD = 8;

export type Measurement = {
  /** ISO time. */
  at: string;
  commit: string;
  /** Load average of the last minute when the row began. */
  load: number;
  quick: boolean;
  figures: Figure[];
  /** Why the row could not be measured, in one line. */
  failure?: string;
};

/** The measurements of each row by its number, latest first. */
export type Results = Record<string, Measurement[]>;

export function readResults(file: string): Results {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The results with a further measurement of one row. */
export function withMeasurement(results: Results, row: number, latest: Measurement): Results {
  return { ...results, [row]: [latest, ...(results[row] ?? [])].slice(0, MOST_EARLIER) };
}

/**
 * The previous value of a figure, measured in the same mode (short or long) on an idle machine;
 * null when there is none.
 */
export function earlierValue([latest, ...before]: readonly Measurement[], name: string) {
  for (const { quick, load, figures } of before) {
    if (quick !== latest?.quick || load > BUSY_LOAD) continue;
    const value = figures.find((figure) => figure.name === name)?.value;
    if (value !== undefined && value !== null) return value;
  }
  return null;
}
