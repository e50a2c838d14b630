import 'server-only';
import type { NextRequest } from 'next/server';
import { outcomeOf } from './outcomes';

const RETRY_AFTER_SECONDS = 5;

type Handler<Context> = (request: NextRequest, context: Context) => Promise<Response>;

/**
 * Wraps `work` as a route handler: `missingPage` becomes 404, a failure of the services 503, each
 * with a reason in JSON: `{ "error": "…" }`.
 */
export function defineHandler<Context>(work: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const outcome = await outcomeOf(() => work(request, context));
    switch (outcome.end) {
      case 'loaded':
        return outcome.loaded;
      case 'missing':
        return refusal(404, outcome.hint);
      case 'gone':
        return refusal(410, 'gone');
      case 'failed':
        return refusal(503, outcome.code, { 'Retry-After': String(RETRY_AFTER_SECONDS) });
      case 'moved':
        return new Response(null, {
          status: 307,
          headers: { Location: outcome.path, 'Cache-Control': 'no-store' },
        });
    }
  };
}

function refusal(status: number, error: string, more: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store', ...more } });
}
