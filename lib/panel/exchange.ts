import 'server-only';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Readable } from 'node:stream';
import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { env } from '../config/environment';
import { TIMES } from '../config/times';
import { metrics } from '../observability/metrics';
import { processWide } from '../process/process-wide';
import {
  type Exchange,
  isOutage,
  isStatus,
  isUpstreamError,
  type Service,
  StatusError,
  TimeoutError,
  UnreachableError,
  UnreadableError,
  type UpstreamError,
} from './errors';
import { PANEL_LIMITS } from './limits';
import { isFailing, noteCall, rejectPaused } from './routes';

/** An HTTP request to a service, also one of a sign-in. */
export type HttpRequest = Pick<
  AxiosRequestConfig,
  'method' | 'url' | 'params' | 'data' | 'headers' | 'responseType' | 'maxContentLength'
> & {
  method: 'GET' | 'POST';
  url: string;
  /** True for what only reads, and so may be sent twice; by default every GET. */
  repeatable?: boolean;
};

/** For what must not be sent twice: a keep-alive connection may just be closed by the service. */
const OWN_CONNECTION = {
  httpAgent: new HttpAgent({ keepAlive: false }),
  httpsAgent: new HttpsAgent({ keepAlive: false }),
};

function createClient(baseURL: string): AxiosInstance {
  return axios.create({
    baseURL,
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    maxContentLength: PANEL_LIMITS.answerBytes,
    // A redirect could carry the bearer to another host; neither service has a reason to send one.
    maxRedirects: 0,
    httpAgent: new HttpAgent({ keepAlive: true }),
    httpsAgent: new HttpsAgent({ keepAlive: true }),
  });
}

function clients(): Record<Service, AxiosInstance> {
  return processWide('panel-clients', () => ({
    panel: createClient(env().PANEL_URL),
    integration: createClient(env().INTEGRATION_URL),
  }));
}

/** How the caller reads an exchange; what it throws or returns is how the call ended. */
type Reading<T> = {
  /** Reads the body of a successful answer. @throws UpstreamError */
  read: (body: unknown) => T;
  /** Replaces a failure by what it means to the caller. */
  failure: (failure: UpstreamError) => UpstreamError;
};

/**
 * One HTTP exchange with a service, as its caller reads it. `signal` bounds everything from the
 * connection to the last byte: axios' own timeout does not end a slow drip. A repeatable request that fails
 * quickly is retried once, unless its route was failing before.
 * @throws UpstreamError never an axios error, which would carry the bearer token into a log
 */
export async function exchange<T>(
  service: Service,
  { repeatable, ...request }: HttpRequest,
  signal: AbortSignal,
  reading: Reading<T>,
): Promise<T> {
  const repeats = repeatable ?? request.method === 'GET';
  const connection = repeats ? {} : OWN_CONNECTION;
  const at = { service, method: request.method, url: request.url };
  const send = async () => {
    const stopTimer = metrics().upstreamSeconds.startTimer({ service });
    try {
      const answer = await clients()[service].request<unknown>({
        ...request,
        ...connection,
        signal,
      });
      const read = reading.read(answer.data);
      stopTimer({ outcome: 'OK' });
      return read;
    } catch (error) {
      const refused = axios.isAxiosError(error) && error.response?.data;
      if (refused instanceof Readable) refused.destroy();
      const failure = isUpstreamError(error) ? error : reading.failure(upstreamError(error, at));
      stopTimer({ outcome: failure.code });
      throw failure;
    }
  };
  rejectPaused(at);
  const failing = isFailing(at);
  const begunAt = Date.now();
  try {
    const answer = await send().catch((error: unknown) => {
      const quick = Date.now() - begunAt < TIMES.services.quickMs;
      if (failing || !quick || !repeats || !isTransient(error)) throw error;
      return send();
    });
    noteCall(at, null);
    return answer;
  } catch (error) {
    // A caller who gave up before the time limit says nothing of the service.
    const abandoned = signal.aborted && signal.reason?.name !== 'TimeoutError';
    if (isUpstreamError(error) && !abandoned) noteCall(at, error);
    throw error;
  }
}

/** True for a failure that may be transient. Not 429, which asks for fewer calls. */
function isTransient(error: unknown): boolean {
  return isOutage(error) && !isStatus(error, 429) && (error as UpstreamError).retryAt === null;
}

function upstreamError(error: unknown, at: Exchange): UpstreamError {
  const left = Object(error).request?.writableFinished === true;
  if (axios.isCancel(error)) return new TimeoutError(at, left);
  if (!axios.isAxiosError(error)) return new UnreadableError(String(error), at);
  if (/maxContentLength/.test(error.message)) {
    return new UnreadableError('the answer is too large', at);
  }
  const status = error.response?.status;
  if (status !== undefined && (status < 200 || status > 299)) {
    return new StatusError(status, at, retryTime(status, error.response?.headers['retry-after']));
  }
  if (error.cause instanceof SyntaxError || error.name === 'SyntaxError') {
    return new UnreadableError('the answer is not JSON', at);
  }
  return new UnreachableError(error.code ?? 'NETWORK', at, left);
}

/**
 * When the `Retry-After` of a 429 or 503 allows the next call (ms since the epoch); null for none.
 */
function retryTime(status: number, retryAfter: unknown): number | null {
  if ((status !== 429 && status !== 503) || typeof retryAfter !== 'string') return null;
  const now = Date.now();
  const at = /^\d+$/.test(retryAfter) ? now + Number(retryAfter) * 1000 : Date.parse(retryAfter);
  return at > now ? Math.min(at, now + TIMES.services.longestPauseMs) : null;
}
