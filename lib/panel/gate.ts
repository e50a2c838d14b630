import 'server-only';
import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel';
import { processWide } from '../platform/process-wide';
import { type Exchange, isUpstreamError, PausedError } from './errors';
import { PANEL_LIMITS } from './limits';

type Gate = {
  breaker: CircuitBreakerPolicy;
  /** Until when no call goes out (ms since the epoch). */
  closedUntil: number;
  /** How the last call failed; null when it did not. */
  code: string | null;
};

const gates = processWide('panel-gates', () => new Map<string, Gate>());

/**
 * Makes a call unless its route is known to fail: after some failures in a row, and for as long as
 * the service asked with `Retry-After`, no call goes out. Then one does, and shows whether the
 * route works again. Every route has a gate of its own, so that one that is broken closes no other.
 * The call is told whether the one before it failed.
 * @throws PausedError, and whatever the call throws
 */
export async function throughGate<T>(
  at: Exchange,
  work: (failing: boolean) => Promise<T>,
): Promise<T> {
  const gate = gateOf(at);
  if (Date.now() < gate.closedUntil) throw pausedBy(gate, at);
  try {
    const answer = await gate.breaker.execute(() => work(gate.code !== null));
    gate.code = null;
    return answer;
  } catch (error) {
    if (isBrokenCircuitError(error)) throw pausedBy(gate, at);
    if (isUpstreamError(error)) {
      gate.code = error.code;
      if (error.retryAt !== null) gate.closedUntil = Math.max(gate.closedUntil, error.retryAt);
    }
    throw error;
  }
}

function pausedBy({ code, closedUntil }: Gate, at: Exchange): PausedError {
  return new PausedError(code ?? 'UNREACHABLE', closedUntil, at);
}

/** True for a failure of the service as a whole, not of what was asked of it. */
export function isOutage(error: unknown): boolean {
  if (!isUpstreamError(error)) return false;
  return error.name === 'UnreachableError' || /^HTTP_(429|5\d\d)$/.test(error.code);
}

function gateOf({ service, url }: Exchange): Gate {
  // `/api/posts/blog/pt/{slug}` is one route for every slug.
  const name = `${service} ${url.split('/', 4).join('/')}`;
  const known = gates.get(name);
  if (known) return known;
  // A call that times out does not count: it holds its place for ten seconds, as would a probe.
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: PANEL_LIMITS.pauseMs,
    breaker: new ConsecutiveBreaker(PANEL_LIMITS.failuresInARow),
  });
  const gate: Gate = { breaker, closedUntil: 0, code: null };
  breaker.onBreak(() => {
    gate.closedUntil = Math.max(gate.closedUntil, Date.now() + PANEL_LIMITS.pauseMs);
  });
  gates.set(name, gate);
  return gate;
}
