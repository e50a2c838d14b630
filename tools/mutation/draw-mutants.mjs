import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { ROOT } from '../commands/step.mjs';

/**
 * The faults of `components`, `app` and `middleware.ts`, as Stryker makes them, and a draw among them.
 *
 * @typedef {import('@stryker-mutator/instrumenter').InstrumentResult['mutants'][number]} StrykerMutant
 * @typedef {{ id: string, file: string, line: number, from: string, to: string }} Mutant
 */

/**
 * What the bundler reads without running it, so that a switch there would break the build: the options
 * of a page, and the script of a worker.
 *
 * @typedef {{ type: string, declaration?: { declarations?: { id: { name?: string } }[] }, callee?: { name?: string } }} Node
 * @param {Node} node
 */
function isReadByBundler({ type, declaration, callee }) {
  const [exported] = declaration?.declarations ?? [];
  return type === 'ExportNamedDeclaration'
    ? ['config', 'dynamic', 'revalidate'].includes(exported?.id.name ?? '')
    : type === 'NewExpression' && callee?.name === 'Worker';
}

const ignorer = {
  /** @param {object} path */
  shouldIgnore(path) {
    const { node } = /** @type {{ node: Node }} */ (path);
    return isReadByBundler(node) ? 'the bundler reads it' : undefined;
  },
};

const silent = () => {};
const logger = /** @type {ConstructorParameters<typeof Instrumenter>[0]} */ (
  /** @type {unknown} */ ({
    debug: silent,
    info: silent,
    warn: silent,
    isDebugEnabled: () => false,
  })
);

/** @param {{ name: string, content: string, mutate: boolean | StrykerMutant['location'][] }[]} files */
function instrument(files) {
  return new Instrumenter(logger).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [ignorer],
    noHeader: true,
  });
}

/** @param {string} file */
const sourceOf = (file) => readFileSync(path.join(ROOT, file), 'utf8');

/** Every fault that can be put in, in a fixed order. @returns {Promise<StrykerMutant[]>} */
async function allMutants() {
  const names = globSync('{app,components}/**/*.{ts,tsx}', { cwd: ROOT }).sort();
  const files = ['middleware.ts', ...names].map((name) => ({
    name,
    content: sourceOf(name),
    mutate: true,
  }));
  const { mutants } = await instrument(files);
  return mutants.filter(({ status }) => status !== 'Ignored');
}

/**
 * Draws without returning, by mulberry32.
 * @template Item
 * @param {Item[]} items
 * @param {number} count
 * @param {number} seed
 */
function draw(items, count, seed) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}

/**
 * Draws the faults and writes the code with a switch for each.
 * @param {number} count
 * @param {number} seed
 * @returns {Promise<{ mutants: Mutant[], texts: Map<string, string>, total: number }>}
 */
export async function drawMutants(count, seed) {
  const all = await allMutants();
  const drawn = draw(all, count, seed);
  const names = [...new Set(drawn.map(({ fileName }) => fileName))];
  const { files, mutants } = await instrument(
    names.map((name) => ({
      name,
      content: sourceOf(name),
      mutate: drawn.filter(({ fileName }) => fileName === name).map(({ location }) => location),
    })),
  );
  const key = (/** @type {StrykerMutant} */ one) =>
    JSON.stringify([one.fileName, one.location, one.mutatorName, one.replacement]);
  const ids = new Map(mutants.map((mutant) => [key(mutant), mutant.id]));
  return {
    total: all.length,
    texts: new Map(files.map(({ name, content }) => [name, content])),
    mutants: drawn.map((mutant) => described(mutant, ids.get(key(mutant)))),
  };
}

/** @param {StrykerMutant} mutant @param {string | undefined} id @returns {Mutant} */
function described({ fileName: file, location: { start, end }, replacement = '' }, id) {
  if (id === undefined) throw new Error(`${file}: a drawn fault is not in the instrumented file`);
  const lines = sourceOf(file)
    .split('\n')
    .slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column) ?? '';
  lines[0] = lines[0]?.slice(start.column) ?? '';
  return { id, file, line: start.line + 1, from: lines.join('\n'), to: replacement };
}
