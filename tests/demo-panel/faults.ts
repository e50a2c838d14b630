import { Refusal } from './answer.ts';

export const FAULT_KINDS = {
  down: 'the connection is cut at once',
  reset: 'headers and part of the body, then the connection is cut',
  slow: 'the right answer after ms (3000)',
  hang: 'never answers',
  drip: 'the right answer one byte every ms (100), and never an end',
  status: 'answers status (500) with a JSON error',
  truncated: 'announces the whole length, sends half and closes',
  half: 'a complete answer whose JSON stops in the middle',
  malformed: 'answers 200 with something that is not JSON',
  huge: 'a body without end',
  'expire-tokens': 'every token issued so far is refused from now on',
} as const;

type FaultKind = keyof typeof FAULT_KINDS;

export type Fault = {
  kind: FaultKind;
  /** Prefix of the paths that fail; everything below /api and /storage when absent. */
  route?: string;
  status?: number;
  ms?: number;
  /** How many calls fail; all of them when absent. */
  times?: number;
  /** For how many milliseconds calls fail; until cleared when absent. */
  forMs?: number;
};

type ActiveFault = Fault & { left: number; until: number };

export class Faults {
  #active: ActiveFault[] = [];
  #timers = new Set<NodeJS.Timeout>();

  add(fault: Fault): void {
    const until = fault.forMs === undefined ? Infinity : Date.now() + fault.forMs;
    this.#active.push({ ...fault, left: fault.times ?? Infinity, until });
  }

  clear(): void {
    this.#active = [];
  }

  list(): Fault[] {
    return this.#active.map(({ left, until, ...fault }) => fault);
  }

  /** The fault that applies to this call, counted as used. */
  take(pathname: string): Fault | null {
    this.#active = this.#active.filter(({ left, until }) => left > 0 && until > Date.now());
    const fault = this.#active.find(({ route = '/' }) => pathname.startsWith(route));
    if (fault) fault.left -= 1;
    return fault ?? null;
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        resolve();
      }, ms);
      this.#timers.add(timer);
    });
  }

  /** Ends all current delays; the calls that waited for one never continue. */
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}

/** Reads a fault from a request body. Throws a 422 for an unknown kind. */
export function readFault(body: Record<string, unknown>): Fault {
  const { kind } = body;
  if (typeof kind !== 'string' || !(kind in FAULT_KINDS)) {
    const kinds = Object.keys(FAULT_KINDS).join(', ');
    throw new Refusal(422, 'The given data was invalid.', { kind: [`kind is one of ${kinds}.`] });
  }
  for (const name of ['status', 'ms', 'times', 'forMs']) {
    if (body[name] !== undefined && !Number.isInteger(body[name])) {
      throw new Refusal(422, 'The given data was invalid.', { [name]: [`${name} is a number.`] });
    }
  }
  return body as Fault;
}
