import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Figures } from './measure.ts';

/**
 * The most that a figure may be today, and its target. `npm run bench -- --lower` lowers ceilings.
 * Only a hand edit raises one, where a reviewer sees it.
 */
type Ceiling = { ceiling: number; target: number | null };
export type Ceilings = Record<string, Ceiling>;

const FILE = path.join(import.meta.dirname, 'ceilings.json');

/** How far a figure may be below its ceiling before the ceiling guards nothing. */
const SLACK = 0.1;

/** The spread of a figure between runs of one build. */
const HEADROOM: Record<string, number> = {
  scripts: 0.003,
  html: 0.005,
  'html-gzip': 0.01,
  'first-load': 0.005,
};

export function readCeilings(): Ceilings {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

const kindOf = (name: string) => name.split('.')[0] ?? '';

/** The smallest whole number that gives a figure its headroom; exact counts get none. */
function ceilingOf(name: string, figure: number): number {
  const kind = kindOf(name);
  if (kind === 'shift') return figure;
  return Math.ceil(figure * (1 + (HEADROOM[kind] ?? 0)));
}

/**
 * The figures above their ceilings, those without one, and ceilings without a figure: a line each.
 */
export function breaches(figures: Figures, ceilings: Ceilings): string[] {
  const names = [...new Set([...Object.keys(ceilings), ...Object.keys(figures)])];
  return names.flatMap((name) => {
    const figure = figures[name];
    const ceiling = ceilings[name]?.ceiling;
    if (figure === undefined) return [`${name} has a ceiling and was not measured`];
    if (ceiling === undefined) return [`${name} is ${figure} and has no ceiling`];
    return figure > ceiling ? [`${name} is ${figure}, more than its ceiling of ${ceiling}`] : [];
  });
}

/** The ceilings too far above their figure to guard anything: a line each. */
export function looseCeilings(figures: Figures, ceilings: Ceilings): string[] {
  return Object.entries(ceilings).flatMap(([name, { ceiling }]) => {
    const figure = figures[name];
    if (figure === undefined || kindOf(name) === 'shift') return [];
    const lowest = ceilingOf(name, figure);
    return lowest < ceiling * (1 - SLACK)
      ? [`${name} is ${figure}, far below its ceiling of ${ceiling}`]
      : [];
  });
}

/**
 * The same ceilings, each as low as its figure allows, none higher than before, and none above a
 * target that the figure reaches: with headroom above the target, a later miss would pass unnoticed.
 */
export function lowered(figures: Figures, ceilings: Ceilings): Ceilings {
  const entries = Object.entries(figures).map(([name, figure]): [string, Ceiling] => {
    const { ceiling = Number.POSITIVE_INFINITY, target = null } = ceilings[name] ?? {};
    const reached = target !== null && figure <= target ? target : Number.POSITIVE_INFINITY;
    return [name, { ceiling: Math.min(ceiling, ceilingOf(name, figure), reached), target }];
  });
  return Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other)));
}

export function writeCeilings(ceilings: Ceilings): void {
  const lines = Object.entries(ceilings).map(
    ([name, { ceiling, target }]) =>
      `  ${JSON.stringify(name)}: { "ceiling": ${ceiling}, "target": ${target} }`,
  );
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}
