import 'server-only';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import { redis, redisKey } from '../cache/redis';
import { env } from '../config/environment';
import { processWide } from '../process/process-wide';
import { secondsToWait } from '../process/seconds-to-wait';
import { clientIp } from '../server/client-ip';
import { FILLING_MS, HONEYPOT } from './guard-fields';
import { MINIMUM_FILLING_MS } from './limits';
import { Refusal } from './refusal';

/** The forms of the site, by the feature that each belongs to. */
export type FormName = 'scouting' | 'contact' | 'favorites';

/** Posts per minute and client IP: of each form, of `/api/verify`, and of the beacon of `/api/visits`. */
const FORM = { points: 5, duration: 60 };
const VERIFY = { points: 30, duration: 60 };
const VISITS = { points: 120, duration: 60 };

/**
 * Checks the origin and the rate limit of a post before its body is read: a page of this site must have
 * made it, and its client not too many others.
 * @throws Refusal `origin`, `rate`
 */
export async function admit(request: Request, what: FormName | 'verify' | 'visits'): Promise<void> {
  if (!isSameOrigin(request)) throw new Refusal('origin');
  const ip = clientIp(request);
  const limiter = what === 'verify' || what === 'visits' ? limiters()[what] : limiters().form;
  const retryAfterSeconds = ip === null ? 0 : await secondsToWait(limiter, `${what} ${ip}`);
  if (retryAfterSeconds > 0) throw new Refusal('rate', { retryAfterSeconds });
}

/**
 * True for a request from a page of this site (CSRF protection). Browsers send `Sec-Fetch-Site`
 * with every request, also of a form without script; older ones send `Origin` or `Referer`.
 */
export function isSameOrigin({ url, headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const source = URL.parse(headers.get('origin') ?? headers.get('referer') ?? '');
  if (!source) return false;
  // The scheme of the request is that of the visitor's connection; its host is that of this server.
  const own = `${new URL(url).protocol}//${headers.get('host')}`;
  return source.origin === own || source.origin === new URL(env().SITE_URL).origin;
}

/** True for a post of the page's script, false for one that the browser made without it. */
export function isScripted({ headers }: Request): boolean {
  return !headers.get('accept')?.includes('text/html');
}

/**
 * Refuses bots: an answer in the honeypot field, or a form filled in faster than people type. The
 * browser measures that time itself, which works with cached pages; a post without script has none.
 * @throws Refusal `robot`
 */
export function refuseRobots(request: Request, fields: Readonly<Record<string, unknown>>): void {
  const time = fields[FILLING_MS];
  const tooFast = time === undefined ? isScripted(request) : !(Number(time) >= MINIMUM_FILLING_MS);
  if (fields[HONEYPOT] || tooFast) throw new Refusal('robot');
}

function limiters() {
  return processWide('post-limiters', () => ({
    form: formLimiter(),
    verify: new RateLimiterMemory(VERIFY),
    visits: new RateLimiterMemory(VISITS),
  }));
}

/** Counted in Redis for several instances, in memory without one or while it is down. */
function formLimiter(): RateLimiterAbstract {
  const memory = new RateLimiterMemory(FORM);
  const storeClient = redis();
  if (!storeClient) return memory;
  const keyPrefix = redisKey('form');
  return new RateLimiterRedis({ ...FORM, storeClient, keyPrefix, insuranceLimiter: memory });
}
