import 'server-only';
import { isStatus, type Service, TimeoutError, type UpstreamError } from './errors';
import { exchange, type HttpRequest } from './exchange';
import { bearerOf, discardBearer } from './token';

/**
 * Calls a service with its bearer token and returns the parsed JSON. After a 401 the token is renewed and the
 * call repeated, once. `within` bounds everything: milliseconds, or a signal. @throws UpstreamError
 */
export async function call(
  service: Service,
  request: HttpRequest,
  within: number | AbortSignal,
): Promise<unknown> {
  const signal = typeof within === 'number' ? AbortSignal.timeout(Math.max(1, within)) : within;
  const first = await inTime(bearerOf(service), signal, service, request);
  try {
    return await exchange(service, authorized(request, first), signal, AS_IT_IS);
  } catch (error) {
    if (!isStatus(error, 401)) throw error;
    if (!discardBearer(service, first)) throw error;
    const renewed = await inTime(bearerOf(service), signal, service, request);
    return exchange(service, authorized(request, renewed), signal, AS_IT_IS);
  }
}

const AS_IT_IS = { read: (body: unknown) => body, failure: (failure: UpstreamError) => failure };

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
