import 'server-only';
import { isIPv4, isIPv6 } from 'node:net';
import { env } from './env';
import { socketAddress } from './next/answer-status.mjs';

/**
 * Who sends a request, to count by: the address of the connection or, behind a configured number of
 * trusted proxies, the one that the outermost of them saw. Whatever stands to the left of it in
 * `X-Forwarded-For` was written by the client and is not believed.
 */
export function clientAddress(request: Request): string {
  const hops = env().TRUSTED_PROXY_HOPS;
  const seen = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  const forwarded = hops > 0 ? seen.at(-hops)?.trim() : undefined;
  return countedAs(forwarded ?? socketAddress() ?? '');
}

/** One IPv6 visitor has a whole /64 of addresses, which count as one. */
function countedAs(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(mapped)) return 'unknown';
  const [head = '', tail] = mapped.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0');
  const whole = tail === undefined ? groups : [...groups, ...zeros, ...last];
  const network = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
