import 'server-only';
import { isIPv4, isIPv6 } from 'node:net';
import { env } from './env';
import { connectionIp } from './next/answer-status.mjs';

/**
 * The IP of the client of a request, to count by: that of the connection or, behind a configured
 * number of trusted proxies, the one that the outermost of them saw. Whatever stands to the left of
 * it in `X-Forwarded-For` was written by the client and is not believed.
 *
 * Where the connection is not known, the header counts as it stands (Next writes the connection
 * into a request that came without it): a limit that can be dodged is better than one that all
 * visitors share. Null when there is nothing to tell clients apart by, and so nothing to count.
 */
export function clientIp(request: Request): string | null {
  const hops = env().TRUSTED_PROXY_HOPS;
  const forwarded = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  // With fewer entries than trusted proxies all of them were written by those.
  const trusted = hops > 0 ? (forwarded.at(-hops) ?? forwarded[0]) : undefined;
  return countedAs(trusted) ?? countedAs(connectionIp()) ?? countedAs(forwarded.at(-1));
}

/** One IPv6 client has a whole /64 of IPs, which count as one. */
function countedAs(text: string | undefined): string | null {
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
