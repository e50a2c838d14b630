import 'server-only';
import { isStatus, type Service, TimeoutError } from './errors';
import { exchange, type HttpRequest } from './exchange';
import { bearerOf, discardBearer } from './token';

/**
 * Calls a service with its bearer token and returns the parsed JSON. A 401 renews that service's
 * token, once for all waiting callers, and the call is repeated once. `within` bounds everything
 * (sign-in, retries, the repeated call): milliseconds, or a signal that aborts the call.
 * @throws UpstreamError
 */
export async function call(
  service: Service,
  request: HttpRequest,
  within: number | AbortSignal,
): Promise<unknown> {
  const signal = typeof within === 'number' ? AbortSignal.timeout(Math.max(1, within)) : within;
  const first = await inTime(bearerOf(service), signal, service, request);
  try {
    return await exchange(service, authorized(request, first), signal);
  } catch (error) {
    if (!isStatus(error, 401)) throw error;
    if (!discardBearer(service, first)) throw error;
    const renewed = await inTime(bearerOf(service), signal, service, request);
    return exchange(service, authorized(request, renewed), signal);
  }
}

function authorized(request: HttpRequest, bearer: string): HttpRequest {
  return { ...request, headers: { ...request.headers, Authorization: bearer } };
}

/** Applies the caller's own time limit to the shared sign-in, which may take longer. */
function inTime<T>(
  work: Promise<T>,
  signal: AbortSignal,
  service: Service,
  { method, url }: HttpRequest,
): Promise<T> {
  const late = new TimeoutError({ service, method, url });
  const limit = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(late), { once: true });
  });
  return Promise.race([work, limit]);
}
