import 'server-only';
import { isStatus, type Service, TimeoutError } from './errors';
import { exchange, type HttpRequest, type PanelRequest } from './exchange';
import { bearerOf, discardBearer } from './token';

/**
 * Calls a service with its bearer token and returns the parsed JSON. A 401 renews that service's
 * token, once for all waiting callers, and the call is repeated once. `within` bounds everything
 * (sign-in, retries, the repeated call): milliseconds, or a signal that aborts the call.
 * @throws UpstreamError
 */
export async function call(
  service: Service,
  request: PanelRequest,
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

function authorized({ tags: _, ...request }: PanelRequest, bearer: string): HttpRequest {
  return { ...request, headers: { ...request.headers, Authorization: bearer } };
}

/** Applies the caller's own time limit to the shared sign-in, which may take longer. */
async function inTime<T>(
  work: Promise<T>,
  signal: AbortSignal,
  service: Service,
  { method, url }: HttpRequest,
): Promise<T> {
  const late = new TimeoutError({ service, method, url });
  let stop: () => void = () => {};
  const limit = new Promise<never>((_, reject) => {
    stop = () => reject(late);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
