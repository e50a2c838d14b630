import 'server-only';
import { isIPv6, SocketAddress } from 'node:net';
import { env, isLoopback } from '../config/environment';
import { currentRequest } from './request-context';

/** The client of a connection from this machine: a tool, or a proxy that is not trusted. */
export const THIS_MACHINE = 'this machine';

/**
 * The client's IP, for rate limits: the address of the connection or, behind trusted proxies
 * (`TRUSTED_PROXY_HOPS`), the address that the outermost of them saw. Entries of `X-Forwarded-For`
 * to the left of it can be forged by the client and are ignored.
 *
 * If the connection is unknown, the header is taken as it is: a limit that can be evaded is better
 * than one that all visitors share.
 * Null if nothing distinguishes clients; then nothing is counted.
 */
export function clientIp(request: Request): string | null {
  const hops = env().TRUSTED_PROXY_HOPS;
  const context = currentRequest();
  const sent = context ? context.forwarded : request.headers.get('x-forwarded-for');
  const forwarded = sent?.split(',') ?? [];
  // With fewer entries than trusted proxies, the proxies wrote all of them.
  const trusted = hops > 0 ? (forwarded.at(-hops) ?? forwarded[0]) : undefined;
  const connected = context?.request.socket.remoteAddress ?? '';
  const nearest = isLoopback(connected) ? THIS_MACHINE : rateLimitKey(connected);
  return rateLimitKey(trusted) ?? nearest ?? rateLimitKey(forwarded.at(-1));
}

/** The key to count by. An IPv6 client controls a whole /64, which counts as one. */
function rateLimitKey(entry = ''): string | null {
  const ip = entry.trim();
  // Some proxies add the port of the connection, and then write IPv6 in brackets.
  const { address } = SocketAddress.parse(isIPv6(ip) ? `[${ip}]` : ip) ?? {};
  if (address === undefined) return null;
  // IPv4, also within IPv6: `::ffff:203.0.113.9`.
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0');
  return `${[...groups, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
