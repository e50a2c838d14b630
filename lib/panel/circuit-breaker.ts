import 'server-only';
import { processWide } from '../platform/process-wide.mjs';
import {
  type Exchange,
  isUpstreamError,
  PausedError,
  type Service,
  type UpstreamError,
} from './errors';
import { PANEL_LIMITS } from './limits';
import { noteCall } from './service-health';

type Circuit = {
  at: { service: Service; route: string };
  /** Failures in a row. */
  failures: number;
  /** Until when no call goes out (ms since the epoch). */
  openUntil: number;
  /** The single call that tests whether a failed route works again; never rejects. */
  probe: Promise<void> | null;
  /** The error code of the last call; null if it succeeded. */
  code: string | null;
};

const circuits = processWide('panel-circuits', () => new Map<string, Circuit>());

/**
 * A circuit breaker per route. It opens after several failures in a row, or for as long as
 * `Retry-After` asks; while it is open, calls fail at once. After failures in a row a single probe
 * goes out first, and other calls wait for its result. One failing route does not stop the others.
 * `work` receives whether the previous call failed.
 * @throws PausedError while open, and any error of `work`
 */
export async function withCircuitBreaker<T>(
  at: Exchange,
  work: (failing: boolean) => Promise<T>,
): Promise<T> {
  const circuit = circuitOf(at);
  while (circuit.probe) await circuit.probe;
  if (Date.now() < circuit.openUntil) {
    throw new PausedError(circuit.code ?? 'UNREACHABLE', circuit.openUntil, at);
  }
  const call = attempt(circuit, work);
  if (circuit.failures >= PANEL_LIMITS.failuresInARow) {
    const probe = call.then(
      () => undefined,
      () => undefined,
    );
    circuit.probe = probe;
    void probe.then(() => {
      circuit.probe = null;
    });
  }
  return call;
}

async function attempt<T>(circuit: Circuit, work: (failing: boolean) => Promise<T>): Promise<T> {
  try {
    const answer = await work(circuit.code !== null);
    Object.assign(circuit, { failures: 0, code: null });
    noteCall(circuit.at.service, circuit.at.route, null);
    return answer;
  } catch (error) {
    if (isUpstreamError(error)) noteFailure(circuit, error);
    throw error;
  }
}

function noteFailure(circuit: Circuit, error: UpstreamError): void {
  const outage = isOutage(error);
  noteCall(circuit.at.service, circuit.at.route, error);
  circuit.code = error.code;
  const wasBroken = circuit.failures >= PANEL_LIMITS.failuresInARow;
  // A timeout does not open the circuit: a probe could take ten seconds too, blocking every call.
  if (outage) circuit.failures += 1;
  else if (wasBroken) circuit.failures = 0;
  const broken = outage && circuit.failures >= PANEL_LIMITS.failuresInARow;
  const pausedUntil = broken ? Date.now() + PANEL_LIMITS.pauseMs : 0;
  circuit.openUntil = Math.max(circuit.openUntil, error.retryAt ?? 0, pausedUntil);
}

/** True if the service as a whole failed, as opposed to rejecting this one request. */
export function isOutage(error: unknown): boolean {
  if (!isUpstreamError(error)) return false;
  return error.name === 'UnreachableError' || /^HTTP_(429|5\d\d)$/.test(error.code);
}

function circuitOf({ service, url }: Exchange): Circuit {
  // All slugs of `/api/posts/blog/pt/{slug}` share one route.
  const route = url.split('/', 4).join('/');
  const name = `${service} ${route}`;
  const known = circuits.get(name);
  if (known) return known;
  const at = { service, route };
  const circuit: Circuit = { at, failures: 0, openUntil: 0, probe: null, code: null };
  circuits.set(name, circuit);
  return circuit;
}
