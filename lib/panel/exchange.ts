import 'server-only';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Readable } from 'node:stream';
import axios, { AxiosError, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import axiosRetry from 'axios-retry';
import { env } from '../platform/env';
import { processWide } from '../platform/process-wide';
import {
  type Exchange,
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
  const client = axios.create({
    baseURL,
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    maxContentLength: PANEL_LIMITS.answerBytes,
    // A redirect could carry the bearer to another host; neither service has a reason to send one.
    maxRedirects: 0,
    httpAgent: new HttpAgent({ keepAlive: true }),
    httpsAgent: new HttpsAgent({ keepAlive: true }),
  });
  axiosRetry(client, {
    retries: PANEL_LIMITS.getRetries,
    retryDelay: () => PANEL_LIMITS.retryDelayMs,
    retryCondition: (error) =>
      error.config?.method === 'get' &&
      error.code !== AxiosError.ERR_CANCELED &&
      (error.response === undefined || error.response.status >= 500),
  });
  return client;
}

function clients(): Record<Service, AxiosInstance> {
  return processWide('panel-clients', () => ({
    panel: createClient(env().PANEL_URL),
    integration: createClient(env().INTEGRATION_URL),
  }));
}

/**
 * One exchange with a service: the body of a successful answer, JSON parsed unless asked otherwise. `signal` bounds the whole
 * of it, from the connection to the last byte: axios' own timeout does not end a slow drip.
 * @throws UpstreamError never an axios error, which would carry the bearer into a log
 */
export async function exchange(
  service: Service,
  request: PanelRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const connection = request.method === 'POST' ? OWN_CONNECTION : {};
  try {
    return (await clients()[service].request<unknown>({ ...request, ...connection, signal })).data;
  } catch (error) {
    const refused = axios.isAxiosError(error) && error.response?.data;
    if (refused instanceof Readable) refused.destroy();
    throw upstreamError(error, { service, method: request.method, url: request.url });
  }
}

function upstreamError(error: unknown, at: Exchange): UpstreamError {
  if (axios.isCancel(error)) return new TimeoutError(at);
  if (!axios.isAxiosError(error)) return new UnreadableError(String(error), at);
  if (/maxContentLength/.test(error.message)) {
    return new UnreadableError('the answer is too large', at);
  }
  const status = error.response?.status;
  if (status !== undefined && (status < 200 || status > 299)) return new StatusError(status, at);
  if (error.cause instanceof SyntaxError || error.name === 'SyntaxError') {
    return new UnreadableError('the answer is not JSON', at);
  }
  return new UnreachableError(error.code ?? 'NETWORK', at);
}
