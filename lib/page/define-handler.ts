import 'server-only';
import type { NextRequest } from 'next/server';
import { isUpstreamError } from '../panel/errors';
import { MissingPageError } from './outcomes';

const RETRY_AFTER_SECONDS = 5;

type Handler<Context> = (request: NextRequest, context: Context) => Promise<Response>;

/**
 * Makes a route handler of what it reads and answers. What `missingPage` ends answers 404, and a
 * failure of the services 503, each with JSON that says why: `{ "error": "…" }`.
 */
export function defineHandler<Context>(work: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    try {
      return await work(request, context);
    } catch (error) {
      const headers = { 'Cache-Control': 'no-store' };
      if (error instanceof MissingPageError) {
        return Response.json({ error: error.message }, { status: 404, headers });
      }
      if (!isUpstreamError(error)) throw error;
      const later = { ...headers, 'Retry-After': String(RETRY_AFTER_SECONDS) };
      return Response.json({ error: error.code }, { status: 503, headers: later });
    }
  };
}
