import 'server-only';
import type { NextRequest } from 'next/server';
import type { FieldFaults } from '../forms/fields';
import { Refusal } from '../forms/refusal';
import { MissingPageError, type MissingReason } from '../page/outcomes';
import { isUpstreamError } from '../panel/errors';
import { count } from '../process/counts';
import { isBusy } from '../process/semaphore';
import { retryAfter } from '../server/http';

/**
 * Why a handler does not do what was requested. `error` is short, and in JSON for scripts; `why` is
 * for people; `faults` are those of a form.
 */
export type Refused = {
  status: number;
  error: string;
  why?: MissingReason | undefined;
  faults?: FieldFaults;
  headers?: Record<string, string>;
};

type Handler<Context, Incoming> = (request: Incoming, context: Context) => Promise<Response>;

/**
 * Wraps `work` as a route handler, and answers whatever refuses a request: `missingPage` with 404, a
 * failure of the services with 503, a `Refusal` and a `BusyError` with their own status.
 * @param answer how a refusal is worded: `refuse` for what browsers open (it imports the texts of the
 *   site), `refuseInJson`, or `refuseBare`
 */
export function defineHandler<Context, Incoming extends Request = NextRequest>(
  work: Handler<Context, Incoming>,
  answer: (request: Request, refused: Refused) => Response | Promise<Response>,
): Handler<Context, Incoming> {
  return async (request, context) => {
    try {
      return await work(request, context);
    } catch (error) {
      return answer(request, refusedBy(error, request.signal));
    }
  };
}

/** @throws the error itself if it is a bug of ours */
function refusedBy(error: unknown, visitor: AbortSignal): Refused {
  if (error instanceof Refusal) {
    const { status, code, faults, headers } = error;
    count('refusals', code);
    return { status, error: code, faults, headers };
  }
  if (isBusy(error)) {
    const headers = { 'Retry-After': String(error.retryAfterSeconds) };
    return { status: error.status, error: 'busy', headers };
  }
  if (error instanceof MissingPageError) {
    return { status: 404, error: error.message, why: error.why };
  }
  if (isUpstreamError(error)) {
    const headers = { 'Retry-After': retryAfter(error.retryAt) };
    return { status: 503, error: error.code, headers };
  }
  // The visitor has left, so no one reads this.
  if (visitor.aborted && error === visitor.reason) return { status: 400, error: 'malformed' };
  throw error;
}

/** The refusal of a handler that only programs call: JSON, as `refuse` has it for a script. */
export function refuseInJson(_request: Request, { status, error, headers }: Refused): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** The refusal of a beacon, whose answer no one reads: its status alone. */
export function refuseBare(_request: Request, { status, headers }: Refused): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
