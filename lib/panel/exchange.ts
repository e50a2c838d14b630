import 'server-only';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Readable } from 'node:stream';
import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { env } from '../platform/env';
import { metrics } from '../platform/metrics';
import { processWide } from '../platform/process-wide.mjs';
import { isOutage, withCircuitBreaker } from './circuit-breaker';
import {
  type Exchange,
  isStatus,
  type Service,
  StatusError,
  TimeoutError,
  UnreachableError,
  UnreadableError,
  type UpstreamError,
} from './errors';
import { PANEL_LIMITS } from './limits';

export type PanelRequest = Pick<
  AxiosRequestConfig,
  'method' | 'url' | 'params' | 'data' | 'headers' | 'responseType' | 'maxContentLength'
> & { method: 'GET' | 'POST'; url: string };

/**
 * A connection that is kept may be the one that the service is just closing. A GET is then tried
 * again; what is posted must not be, and so has a connection of its own.
 */
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

/**
 * One exchange with a service: the body of a successful answer, JSON parsed unless asked otherwise.
 * `signal` bounds the whole of it, from the connection to the last byte: axios' own timeout does not
 * end a slow drip. A GET that fails at once is tried a second time, unless its route failed before.
 * @throws UpstreamError never an axios error, which would carry the bearer into a log
 */
export async function exchange(
  service: Service,
  request: PanelRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const connection = request.method === 'POST' ? OWN_CONNECTION : {};
  const at = { service, method: request.method, url: request.url };
  const send = async () => {
    const timed = metrics().upstreamSeconds.startTimer({ service });
    try {
      const answer = await clients()[service].request<unknown>({
        ...request,
        ...connection,
        signal,
      });
      timed({ outcome: 'OK' });
      return answer.data;
    } catch (error) {
      const refused = axios.isAxiosError(error) && error.response?.data;
      if (refused instanceof Readable) refused.destroy();
      const failure = upstreamError(error, at);
      timed({ outcome: failure.code });
      throw failure;
    }
  };
  return withCircuitBreaker(at, async (failing) => {
    const begunAt = Date.now();
    try {
      return await send();
    } catch (error) {
      const quick = Date.now() - begunAt < PANEL_LIMITS.quickMs;
      if (failing || !quick || request.method !== 'GET' || !isMishap(error)) throw error;
      return send();
    }
  });
}

/** True for a failure that may have been one of a moment; 429 asks for fewer calls, not for more. */
function isMishap(error: unknown): boolean {
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

/** When a service that is busy or closed wants to be asked again (ms since the epoch). */
function retryTime(status: number, retryAfter: unknown): number | null {
  if ((status !== 429 && status !== 503) || typeof retryAfter !== 'string') return null;
  const now = Date.now();
  const at = /^\d+$/.test(retryAfter) ? now + Number(retryAfter) * 1000 : Date.parse(retryAfter);
  return at > now ? Math.min(at, now + PANEL_LIMITS.longestPauseMs) : null;
}
