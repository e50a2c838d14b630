import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { count } from '../process/counts';
import { processWide } from '../process/process-wide';
import { secondsToWait } from '../process/seconds-to-wait';
import { clientIp, THIS_MACHINE } from './client-ip';
import { currentRequest } from './request-context';

/** Points of a client, in this process: one for each page that is rendered for it alone. Seconds. */
const RENDERED = { points: 40, duration: 20 };

/** Of the pages beyond the limit, one in so many is logged. */
const LOGGED = 100;

function limiter() {
  return processWide('rendered-limiter', () => new RateLimiterMemory(RENDERED));
}

/** The client to count; null for this machine, since all visitors may be behind it. */
function countedClient(request: Request): string | null {
  const ip = clientIp(request);
  return ip === THIS_MACHINE ? null : ip;
}

/**
 * Takes a point of the client for a page that is rendered for this request alone. Returns 0, or the
 * seconds to wait if it has none left.
 */
export async function renderedLimit(request: Request): Promise<number> {
  const client = countedClient(request);
  const seconds = client === null ? 0 : await secondsToWait(limiter(), client);
  if (seconds > 0) noteLimited();
  return seconds;
}

/**
 * The same for a record that is not cached: it takes a point only once it has turned out to be
 * missing, as that 404 is stored nowhere.
 */
export async function missingLimit(request: Request): Promise<number> {
  const client = countedClient(request);
  const context = currentRequest();
  if (client === null || !context) return 0;
  const used = await limiter().get(client);
  if (used && used.remainingPoints <= 0) {
    noteLimited();
    return Math.max(1, Math.ceil(used.msBeforeNext / 1000));
  }
  void context.done.then(async () => {
    if (context.response.statusCode === 404) await secondsToWait(limiter(), client);
  });
  return 0;
}

function noteLimited(): void {
  const route = currentRequest()?.description.label ?? 'unknown';
  const times = count('limited_pages', route);
  if (times % LOGGED === 1) console.warn(`Limited, one line in ${LOGGED}: ${route} (${times})`);
}
