import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_TYPES } from '../fixtures/page-types.ts';
import type { Figures } from './measure.ts';
import { FIRST_SCREEN_TARGET, HTML_TARGETS, scriptsTarget } from './targets.ts';

const FILE = path.join(import.meta.dirname, 'ceilings.json');

/** How far a figure may grow before it needs a decision: `npm run ceilings`. */
const MARGIN = 0.05;

/** What a figure may never exceed, by its name. */
export const TARGETS: Figures = Object.fromEntries([
  ...PAGE_TYPES.flatMap((type) => [
    [`scripts.${type}`, scriptsTarget(type)],
    [`first-load.${type}`, FIRST_SCREEN_TARGET],
    [`shift.${type}`, 0],
    [`formatters.${type}`, 0],
  ]),
  ...Object.entries(HTML_TARGETS).flatMap(([type, { raw, gzip }]) => [
    [`html.${type}`, raw],
    [`html-gzip.${type}`, gzip],
  ]),
]);

export function readCeilings(): Figures {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** The ceiling of each figure: the figure and its margin, in whole bytes, requests or calls. */
export function ceilingsOf(figures: Figures): Figures {
  const ceilings = Object.entries(figures).map(([name, figure]): [string, number] => [
    name,
    Math.floor(figure * (1 + MARGIN)),
  ]);
  return Object.fromEntries(ceilings.sort(([one], [other]) => one.localeCompare(other)));
}

/** The figures above these limits, and the limits without a figure: a line each. */
export function breaches(figures: Figures, limits: Figures): string[] {
  return Object.entries(limits).flatMap(([name, limit]) => {
    const figure = figures[name];
    if (figure === undefined) return [`${name} may be ${limit} and was not measured`];
    return figure > limit ? [`${name} is ${figure}, more than ${limit}`] : [];
  });
}

export function writeCeilings(ceilings: Figures): void {
  writeFileSync(FILE, `${JSON.stringify(ceilings, null, 2)}\n`);
}
