import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { count } from '../process/counts.mjs';
import { processWide } from '../process/process-wide.mjs';
import { secondsToWait } from '../process/seconds-to-wait';
import { clientIp } from './client-ip';
import { currentRequest } from './request-context.mjs';

/** Pages rendered per request that one client may ask for, in this process. Seconds. */
const RENDERED = { points: 40, duration: 20 };

/** A proxy on this machine that is not trusted, behind which are all visitors, or a tool. */
const LOOPBACK = /^(?:127\.|0:0:0:0::)/;

/** Of the pages beyond the limit, one in so many is logged. */
const LOGGED = 100;

/**
 * Counts a page that is rendered for this request alone, by client IP. Returns 0, or the seconds to
 * wait if the client has asked for too many. A loopback address is no client.
 */
export async function renderedLimit(request: Request): Promise<number> {
  const ip = clientIp(request);
  if (ip === null || LOOPBACK.test(ip)) return 0;
  const limiter = processWide('rendered-limiter', () => new RateLimiterMemory(RENDERED));
  const seconds = await secondsToWait(limiter, ip);
  if (seconds > 0) noteLimited(currentRequest()?.route ?? 'unknown');
  return seconds;
}

function noteLimited(route: string): void {
  const times = count('limited_pages', route);
  if (times % LOGGED === 1) console.warn(`Limited, one line in ${LOGGED}: ${route} (${times})`);
}
