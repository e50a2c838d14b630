import 'server-only';
import type { NextRequest } from 'next/server';
import { Refusal } from '../forms/refusal';
import { outcomeOf } from '../page/outcomes';
import { count } from '../process/counts.mjs';
import { retryAfter } from '../server/page-cache/cache-headers.mjs';
import { refuse } from './refuse';

type Handler<Context> = (request: NextRequest, context: Context) => Promise<Response>;

/**
 * Wraps `work` as a route handler: `missingPage` becomes 404, a failure of the services 503, a
 * `Refusal` its own status, each as `refuse` words it.
 */
export function defineHandler<Context>(work: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const outcome = await outcomeOf(() => work(request, context).catch(refused(request)));
    switch (outcome.end) {
      case 'loaded':
        return outcome.loaded;
      case 'missing':
        return refuse(request, { status: 404, error: outcome.hint, why: outcome.why });
      case 'failed': {
        const headers = { 'Retry-After': retryAfter(outcome.retryAt) };
        return refuse(request, { status: 503, error: outcome.code, headers });
      }
    }
  };
}

/** Responds to a post that `work` refused; rethrows anything else. */
function refused(request: NextRequest): (error: unknown) => Response {
  return (error) => {
    if (!(error instanceof Refusal)) throw error;
    const { status, code, headers } = error;
    count('refusals', code);
    return refuse(request, { status, error: code, headers });
  };
}
