import 'server-only';
import { isIPv4, isIPv6 } from 'node:net';
import { env } from '../config/env';
import { currentRequest } from './request-context.mjs';

/**
 * The client's IP, for rate limits: the address of the connection or, behind trusted proxies
 * (`TRUSTED_PROXY_HOPS`), the address that the outermost of them saw. Entries of `X-Forwarded-For`
 * to the left of it can be forged by the client and are ignored.
 *
 * If the connection is unknown, the header is taken as it is (Next adds the connection to a request
 * that came without it): a limit that can be evaded is better than one that all visitors share.
 * Null if nothing distinguishes clients; then nothing is counted.
 */
export function clientIp(request: Request): string | null {
  const hops = env().TRUSTED_PROXY_HOPS;
  const forwarded = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  // With fewer entries than trusted proxies, the proxies wrote all of them.
  const trusted = hops > 0 ? (forwarded.at(-hops) ?? forwarded[0]) : undefined;
  const connected = currentRequest()?.request.socket.remoteAddress;
  return rateLimitKey(trusted) ?? rateLimitKey(connected) ?? rateLimitKey(forwarded.at(-1));
}

/** The key to count by. An IPv6 client controls a whole /64, which counts as one. */
function rateLimitKey(text: string | undefined): string | null {
  const ip = text?.trim() ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(mapped)) return null;
  const [head = '', tail] = mapped.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0');
  const whole = [...groups, ...zeros, ...last];
  const network = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
