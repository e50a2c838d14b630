import type { IncomingMessage as Request } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { answerFromCache, isEligible, rememberHeaders } from './front-cache.ts';
import { pages } from './page-cache/store.ts';
import { inRequestContext } from './request-context.ts';
import { reduceHeaders } from './request-headers.ts';
import { openRequest, refuseLongTarget } from './request-target.ts';
import type { SiteResponse } from './response.ts';
import type { SiteParts } from './site-parts.ts';

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
 * @param next Next's request handler
 */
export function pipeline(
  next: (request: Request, response: SiteResponse) => Promise<void>,
  site: SiteParts,
) {
  return async function answer(request: Request, response: SiteResponse) {
    if (refuseLongTarget(request, response)) return;
    await go(request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  };

  async function go(request: Request, response: SiteResponse) {
    openRequest(request);
    reduceHeaders(request);
    const { url = '/' } = request;
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const description = site.describe(request);
    request.url = description.target;
    const isCached = 'internal' in description && pages.has(description.internal);
    const forwarded = request.headers['x-forwarded-for']?.toString();
    const eligible = isEligible(request);
    const exchange = { request, response, description, query, forwarded, isCached };
    await inRequestContext(exchange, async (context) => {
      Object.assign(response, { context, site });
      site.watch(context);
      if (eligible && (await answerFromCache(request, response))) return;
      await ownTurn();
      await next(request, response);
      if (eligible) rememberHeaders(context);
    });
  }
}
