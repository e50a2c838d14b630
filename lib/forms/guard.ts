import 'server-only';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import { redis, redisKey } from '../cache/redis.mjs';
import { env } from '../config/env';
import { processWide } from '../process/process-wide.mjs';
import { secondsToWait } from '../process/seconds-to-wait';
import { clientIp } from '../server/client-ip';
import { FILLING_MS, HONEYPOT } from './guard-fields';
import { MINIMUM_FILLING_MS } from './limits';
import { Refusal } from './refusal';

/** The forms of the site, by the feature that each belongs to. */
export type FormName = 'scouting' | 'contact' | 'favorites';

const POSTS = { points: 5, duration: 60 };
const CHECKS = { points: 30, duration: 60 };
const VISITS = { points: 120, duration: 60 };

/**
 * Checks the origin and the rate limit of a form before its body is read: it must be posted by a
 * page of this site, at most five times per minute and client IP.
 * @throws Refusal `origin`, `rate`
 */
export async function admit(request: Request, form: FormName): Promise<void> {
  await admitWithin(formLimiter(), request, `${form} `);
}

/**
 * Checks the origin and the rate limit of a beacon of `/api/visits`: at most 120 per minute and
 * client IP, counted in this process, as the visits themselves are.
 * @throws Refusal `origin`, `rate`
 */
export async function admitVisit(request: Request): Promise<void> {
  const limiter = processWide('visit-limiter', () => new RateLimiterMemory(VISITS));
  await admitWithin(limiter, request);
}

/**
 * Checks the origin and the rate limit of `/api/verify`: at most 30 contacts per minute and client
 * IP, counted in this process.
 * @throws Refusal `origin`, `rate`
 */
export async function admitCheck(request: Request): Promise<void> {
  const limiter = processWide('check-limiter', () => new RateLimiterMemory(CHECKS));
  await admitWithin(limiter, request);
}

async function admitWithin(
  limiter: RateLimiterAbstract,
  request: Request,
  prefix = '',
): Promise<void> {
  if (!isSameOrigin(request)) throw new Refusal('origin');
  const ip = clientIp(request);
  const retryAfterSeconds = ip === null ? 0 : await secondsToWait(limiter, prefix + ip);
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
 * browser measures that time itself, which needs no synchronized clocks and works with cached
 * pages; it stops programs that do not run scripts and proves nothing. A post without script has no
 * time.
 * @throws Refusal `robot`
 */
export function refuseRobots(request: Request, fields: Readonly<Record<string, unknown>>): void {
  const time = fields[FILLING_MS];
  const tooFast = time === undefined ? isScripted(request) : !(Number(time) >= MINIMUM_FILLING_MS);
  if (fields[HONEYPOT] || tooFast) throw new Refusal('robot');
}

/** Counted in Redis for several instances, in memory without one or while it is down. */
function formLimiter(): RateLimiterAbstract {
  return processWide('form-limiter', () => {
    const memory = new RateLimiterMemory(POSTS);
    const storeClient = redis();
    if (!storeClient) return memory;
    return new RateLimiterRedis({
      ...POSTS,
      storeClient,
      keyPrefix: redisKey('form'),
      insuranceLimiter: memory,
    });
  });
}
