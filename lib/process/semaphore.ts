import 'server-only';

const BUSY = 'BusyError';

/** After how many seconds a refused caller may try again. */
const RETRY_SECONDS = 10;

/** Refused: everything is taken (503), or the client has too much of it already (429). */
export class BusyError extends Error {
  override name = BUSY;
  readonly status: 429 | 503;
  readonly retryAfterSeconds: number;

  constructor(status: 429 | 503, retryAfterSeconds: number = RETRY_SECONDS) {
    super(`busy (${status})`);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * True for the error of a semaphore without free units. Does not use `instanceof`: another of Next's
 * server bundles, with its own copy of the class, may have made a semaphore of the whole process.
 */
export function isBusy(error: unknown): error is BusyError {
  return error instanceof Error && error.name === BUSY;
}

/** Without `mostWaiting` and `waitMs` (milliseconds), a caller who finds no free units is refused at once. */
type Limits = (
  | { mostWaiting?: never; waitMs?: never }
  | { mostWaiting: number; waitMs: number }
) & {
  /** How many callers of one client, and of one key, may hold units or wait; no limit by default. */
  mostOfClient?: number;
  mostOfKey?: number;
};

type Caller = {
  /** One by default. A caller that asks for more than exist waits until its time is up. */
  units?: number;
  /** Null where clients cannot be told apart. */
  client?: string | null;
  /** What the units are needed for. */
  key?: number | null;
  /** Aborts when the caller leaves. */
  signal?: AbortSignal;
};

type Waiter = { units: number; begin: () => void };

/**
 * A counting semaphore, first come, first served. Each caller acquires some of its units (one of a few
 * slots, or bytes of memory) and releases them.
 */
export class Semaphore {
  #free: number;
  readonly #limits: Limits;
  /** The callers that hold units or wait. */
  readonly #callers = new Set<Pick<Caller, 'client' | 'key'>>();
  readonly #waiters: Waiter[] = [];

  constructor(units: number, limits: Limits = {}) {
    this.#free = units;
    this.#limits = limits;
  }

  /**
   * Acquires units once they are free. Returns the function that releases them; calling it again does
   * nothing. @throws BusyError, and the signal's reason when it aborts before the units are free
   */
  async acquire(caller: Caller = {}): Promise<() => void> {
    const { units = 1, signal } = caller;
    signal?.throwIfAborted();
    const leave = this.#enter(caller);
    try {
      if (this.#waiters.length === 0 && units <= this.#free) this.#free -= units;
      else await this.#wait(units, signal);
    } catch (error) {
      leave();
      throw error;
    }
    return () => {
      if (leave()) this.#release(units);
    };
  }

  /** Runs work with one unit. @throws as `acquire`, and any error of the work */
  async run<T>(work: () => Promise<T>, caller?: Omit<Caller, 'units'>): Promise<T> {
    const release = await this.acquire(caller);
    try {
      return await work();
    } finally {
      release();
    }
  }

  /** Counts a caller. Returns the function that ends this; only its first call returns true. */
  #enter({ client = null, key = null }: Caller): () => boolean {
    const most = Number.POSITIVE_INFINITY;
    const { mostOfClient = most, mostOfKey = most } = this.#limits;
    const others = [...this.#callers];
    const ofClient = others.filter((other) => client !== null && other.client === client);
    const ofKey = others.filter((other) => key !== null && other.key === key);
    if (ofClient.length >= mostOfClient) throw new BusyError(429);
    if (ofKey.length >= mostOfKey) throw new BusyError(503);
    const caller = { client, key };
    this.#callers.add(caller);
    return () => this.#callers.delete(caller);
  }

  async #wait(units: number, signal: AbortSignal | undefined): Promise<void> {
    const { mostWaiting = 0, waitMs } = this.#limits;
    if (this.#waiters.length >= mostWaiting) throw new BusyError(503);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { units, begin: resolve };
    this.#waiters.push(waiter);
    const giveUp = (reason: unknown) => {
      const index = this.#waiters.indexOf(waiter);
      if (index < 0) return;
      this.#waiters.splice(index, 1);
      reject(reason);
      // The next one may need fewer units.
      this.#release(0);
    };
    const leave = () => giveUp(signal?.reason);
    const timer = setTimeout(() => giveUp(new BusyError(503)), waitMs);
    signal?.addEventListener('abort', leave);
    await promise.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    });
  }

  #release(units: number): void {
    this.#free += units;
    for (let next = this.#waiters[0]; next && next.units <= this.#free; next = this.#waiters[0]) {
      this.#waiters.shift();
      this.#free -= next.units;
      next.begin();
    }
  }
}
