import { setImmediate as nextTurn } from 'node:timers/promises';
import { answerFromCache, rememberHeaders } from './front-cache.mjs';
import { announceRequest, inRequestContext } from './request-context.mjs';
import { dropHeaders } from './request-headers.mjs';
import { openRequest, refuseLongTarget } from './request-target.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('./response.mjs').SiteResponse} Response
 */

/** The turn of the event loop in which Next began with the latest request. */
let latest = Promise.resolve();

/**
 * Resolves in a turn of the event loop of its own, in order: React renders pages that are begun in
 * one turn in one piece, so a burst of requests would block the process.
 */
function ownTurn() {
  latest = latest.then(() => nextTurn());
  return latest;
}

/**
 * The order in which every request goes, in production and development alike. Returns the server's
 * request listener.
 * @param {(request: Request, response: Response) => Promise<void>} next Next's request handler
 */
export function pipeline(next) {
  /**
   * @param {Request} request
   * @param {Response} response
   */
  return async function answer(request, response) {
    if (refuseLongTarget(request, response)) return;
    openRequest(request);
    dropHeaders(request);
    const { url = '/' } = request;
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    await inRequestContext({ request, response, query }, async (context) => {
      response.context = context;
      announceRequest(context);
      if (await answerFromCache(request, response)) return;
      await ownTurn();
      await next(request, response);
      rememberHeaders(context);
    }).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  };
}
