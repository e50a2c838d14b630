import { existsSync, readFileSync } from 'node:fs';
import type { Figure } from './row.ts';

/** How many earlier measurements of a row are kept. */
const KEPT = 10;

/** A load that no bench makes by itself: what was measured beside it tells nothing of the site. */
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
  return { ...results, [row]: [latest, ...(results[row] ?? [])].slice(0, KEPT) };
}

/**
 * What a figure was the last time that it was measured in the same manner, short or long, on a machine
 * with nothing else to do; null for one that never was.
 */
export function earlierValue([latest, ...before]: readonly Measurement[], name: string) {
  for (const { quick, load, figures } of before) {
    if (quick !== latest?.quick || load > BUSY_LOAD) continue;
    const value = figures.find((figure) => figure.name === name)?.value;
    if (value !== undefined && value !== null) return value;
  }
  return null;
}
