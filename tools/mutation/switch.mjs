/**
 * The switch of the faults in the copy that `npm run mutate -- pages` builds. Each file with faults
 * imports it, in the server, in the browser and in tests. The names are those that Stryker's
 * instrumenter calls.
 *
 * Between runs the tool rewrites the text below in the built files: to `none`, to the id of a fault, or to
 * `reach` for a run that records which faults each test file reaches. It is a property, because a
 * minifier would inline a constant.
 */
const world =
  /** @type {{ activeMutant?: string, process?: NodeJS.Process, __vitest_worker__?: { filepath?: string } }} */ (
    /** @type {unknown} */ (globalThis)
  );
world.activeMutant = 'active-mutant-__none';

/** @type {Set<string>} */
const reached = new Set();
/** @type {string[]} */
let unsent = [];

/** @param {string} id */
const isActive = (id) => world.activeMutant === `active-mutant-${id.padStart(6, '_')}`;

export { isActive as stryMutAct_9fa48 };

/** Called with the ids of the faults of an expression whenever it is evaluated. @param {string[]} ids */
export function stryCov_9fa48(...ids) {
  if (!isActive('reach')) return;
  for (const id of ids) {
    if (reached.has(id)) continue;
    reached.add(id);
    if (world.process?.getBuiltinModule) record(id);
    else send(id);
  }
}

/**
 * Appends a line with the test file and the id of the fault. Only Vitest's own processes know their test
 * file; the others are told by a variable.
 * @param {string} id
 */
function record(id) {
  const { env, getBuiltinModule } = world.process ?? {};
  const test = world.__vitest_worker__?.filepath ?? env?.MUTATION_TEST;
  getBuiltinModule?.('node:fs').appendFileSync(env?.MUTATION_REACH ?? '', `${test}\t${id}\n`);
}

/** Tells the server, from a page or its worker. @param {string} id */
function send(id) {
  if (unsent.push(id) > 1) return;
  queueMicrotask(() => {
    fetch('/api/reached', { method: 'POST', keepalive: true, body: unsent.join() }).catch(() => {});
    unsent = [];
  });
}

/** The handler behind `/api/reached`, a route that only the copy has. @param {Request} request */
export async function POST(request) {
  for (const id of (await request.text()).split(',')) record(id);
  return new Response(null, { status: 204 });
}
