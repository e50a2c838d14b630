import autocannon from 'autocannon';
import { clientHeader } from './servers.ts';

/** Enough clients that none exceeds a limit of nginx, which believes their header as a CDN's. */
const CLIENTS = Array.from({ length: 512 }, (_, place) => ({
  headers: { ...clientHeader(place), 'accept-encoding': 'gzip', accept: 'text/html' },
}));

/** Sends requests over 16 connections that accept gzip. Throws when an answer is not 200. */
async function measured(url: string, options: Partial<autocannon.Options>) {
  const result = await autocannon({ url, connections: 16, requests: CLIENTS, ...options });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${url}: ${failed} of ${result.requests.total} requests failed`);
  return result;
}

/** Answers per second, as many as the server can. */
export async function throughput(url: string): Promise<number> {
  return (await measured(url, { duration: 5 })).requests.average;
}

/** The slowest of a hundred answers (ms), at a hundred a second. */
export async function latency(url: string): Promise<number> {
  // Few clients: autocannon prepares each request for each connection, and answers wait meanwhile.
  const requests = CLIENTS.slice(0, 16);
  return (await measured(url, { duration: 10, overallRate: 100, requests })).latency.p99;
}

export const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en-US')}/s`;
