import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '../process/process-wide.mjs';

/**
 * The context of a request (`AsyncLocalStorage`): what everything that works for it may know, and
 * what a page says of its own response. Next offers no way to send a rendered page with another
 * status than 200; a thrown error gives 500. A 404 or 503 of this site is a complete page.
 *
 * Plain JavaScript, without `server-only`: the server and the page cache run outside of Next's
 * bundles.
 *
 * `retryAt`: the services failed, and no attempt before this can succeed (ms since the epoch); null if
 * unknown. `noindex`: search engines may not index the page. `reads`: what it was made from.
 * @typedef {{ until: number, tags: ReadonlySet<string> }} Reads when the first of the answers becomes
 *   stale (ms since the epoch), and the tags of all
 * @typedef {{ status?: number, retryAt?: number | null, noindex?: boolean, reads?: Reads }}
 *   PageFacts
 *
 * `query`: as the client sent it, with its `?`, or empty; `request.url` of a page is reduced
 * (`lib/page/page-target.ts`).
 * `begun`: ms since the epoch. `done` resolves when the work for the request is over, even if the
 * visitor has left. `id`, `route`: as logs and metrics name the request. `storedAs`: the key of the
 * page that answers it, if that is one of the page cache.
 * @typedef {{ request: import('node:http').IncomingMessage, query?: string,
 *   response: import('node:http').ServerResponse, begun: number, done: Promise<void>,
 *   page: PageFacts, id?: string, route?: string, storedAs?: string
 * }} RequestContext
 */

/** @returns {AsyncLocalStorage<RequestContext>} */
function contexts() {
  return processWide('requests', () => new AsyncLocalStorage());
}

/** The context of the current request; undefined outside of one, such as at startup. */
export function currentRequest() {
  return contexts().getStore();
}

/**
 * Says something of the page that is being rendered.
 * @param {PageFacts} facts added to those already said
 */
export function page(facts) {
  Object.assign(currentRequest()?.page ?? {}, facts);
}

/**
 * Runs `work` in the context of a new request, and resolves when it is over.
 * @param {Pick<RequestContext, 'request' | 'response' | 'query'>} exchange
 * @param {(context: RequestContext) => Promise<void>} work
 */
export async function inRequestContext(exchange, work) {
  /** @type {() => void} */
  let finish = () => {};
  /** @type {Promise<void>} */
  const done = new Promise((resolve) => {
    finish = resolve;
  });
  const context = { ...exchange, begun: Date.now(), done, page: {} };
  try {
    await contexts().run(context, work, context);
  } finally {
    finish();
  }
}

/** @returns {Map<string, (context: RequestContext) => void>} */
function listeners() {
  return processWide('request-listeners', () => new Map());
}

/**
 * Registers a listener that is called with the context of every request, before the request is
 * answered; in place of an earlier one with the same name, as a module may be loaded more than once.
 * Returns the function that removes it.
 * @param {string} name
 * @param {(context: RequestContext) => void} listener
 */
export function onRequest(name, listener) {
  listeners().set(name, listener);
  return () => listeners().delete(name);
}

/**
 * Calls all listeners.
 * @param {RequestContext} context
 */
export function announceRequest(context) {
  for (const listener of listeners().values()) listener(context);
}
