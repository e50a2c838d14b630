import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync } from 'rolldown/utils';

/** Regular expressions as written in the source (`/a+/u`), each with the verdict of recheck. */
export type Verdicts = Readonly<Record<string, string>>;

const FILE = path.join(import.meta.dirname, 'patterns.json');

const SOURCES = globSync('{middleware.ts,{app,components,lib}/**/*.{ts,tsx}}');

export function readVerdicts(): Verdicts {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

export function writeVerdicts(verdicts: Verdicts): void {
  writeFileSync(FILE, `${JSON.stringify(verdicts, null, 2)}\n`);
}

/** The regular expressions of the sources, sorted, and the files that build one while they run. */
export function patternsOfSources(): { patterns: string[]; building: string[] } {
  const patterns = new Set<string>();
  const building = new Set<string>();
  for (const file of SOURCES) {
    for (const node of nodesIn(parseSync(file, readFileSync(file, 'utf8')).program)) {
      if (node.type === 'Literal' && 'regex' in node) patterns.add(node.raw ?? '');
      if (isCallOfRegExp(node)) building.add(file);
    }
  }
  return { patterns: [...patterns].sort(), building: [...building] };
}

function isCallOfRegExp(node: ESTree.Node): boolean {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false;
  return node.callee.type === 'Identifier' && node.callee.name === 'RegExp';
}

function* nodesIn(value: unknown): Generator<ESTree.Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'start' in value) yield value as ESTree.Node;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

/**
 * Without limits of time, so that a busy machine changes no verdict: recheck limits the steps of an
 * attack too.
 */
const UNTIMED = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
} as const;

/** What recheck says: `safe` (linear time), `vulnerable` or `unknown`. */
export async function verdictsOf(patterns: readonly string[]): Promise<Verdicts> {
  const { check } = await import('recheck');
  const verdicts: Record<string, string> = {};
  for (const pattern of patterns) {
    const end = pattern.lastIndexOf('/');
    const { status } = await check(pattern.slice(1, end), pattern.slice(end + 1), UNTIMED);
    verdicts[pattern] = status;
  }
  return verdicts;
}
