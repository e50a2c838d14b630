import 'server-only';

const NO_UNITS = 'NoUnitsError';

/** All units are taken, and too many callers wait for them. Recognized by `isNoUnits`. */
class NoUnitsError extends Error {
  override name = NO_UNITS;
}

/**
 * True for the error of a semaphore without free units. Does not use `instanceof`: another of Next's
 * server bundles, with its own copy of the class, may have made a semaphore of the whole process.
 */
export function isNoUnits(error: unknown): boolean {
  return error instanceof Error && error.name === NO_UNITS;
}

type Waiter = { units: number; begin: () => void };

type Limits = {
  /** How many callers may wait. */
  mostWaiting: number;
  /** How many units one client may hold or wait for; without a limit by default. */
  mostOfClient?: number;
};

/**
 * A counting semaphore, first come, first served. Each caller acquires some of its units (one of a few
 * slots, or bytes of memory) and releases them.
 */
export class Semaphore {
  #free: number;
  readonly #limits: Limits;
  readonly #clients = new Map<string, number>();
  readonly #waiters: Waiter[] = [];

  constructor(units: number, limits: Limits) {
    this.#free = units;
    this.#limits = limits;
  }

  /**
   * Acquires units, at most as many as there are in all, once they are free. Returns the function that
   * releases them; calling it again does nothing. @throws NoUnitsError when too many already wait, and
   * the signal's reason when it aborts before the units are free
   */
  async acquire(units: number, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#waiters.length === 0 && units <= this.#free) this.#free -= units;
    else {
      if (this.#waiters.length >= this.#limits.mostWaiting) throw new NoUnitsError();
      await this.#wait(units, signal);
    }
    let held = true;
    return () => {
      if (held) this.#release(units);
      held = false;
    };
  }

  /**
   * Runs work with one unit. `client` is null where clients cannot be told apart.
   * @throws NoUnitsError, also when the client has too many; and any error of the work
   */
  async run<T>(work: () => Promise<T>, client: string | null = null): Promise<T> {
    const leave = this.#enter(client);
    let release = () => {};
    try {
      release = await this.acquire(1);
      return await work();
    } finally {
      release();
      leave();
    }
  }

  #enter(client: string | null): () => void {
    if (client === null) return () => {};
    const clients = this.#clients;
    const own = clients.get(client) ?? 0;
    if (own >= (this.#limits.mostOfClient ?? Number.POSITIVE_INFINITY)) throw new NoUnitsError();
    clients.set(client, own + 1);
    return () => {
      const left = (clients.get(client) ?? 0) - 1;
      if (left > 0) clients.set(client, left);
      else clients.delete(client);
    };
  }

  async #wait(units: number, signal: AbortSignal | undefined): Promise<void> {
    let giveUp = () => {};
    await new Promise<void>((begin, reject) => {
      const waiter = { units, begin };
      giveUp = () => {
        const index = this.#waiters.indexOf(waiter);
        if (index < 0) return;
        this.#waiters.splice(index, 1);
        reject(signal?.reason);
        // The next one may need fewer units.
        this.#release(0);
      };
      this.#waiters.push(waiter);
      signal?.addEventListener('abort', giveUp);
    }).finally(() => signal?.removeEventListener('abort', giveUp));
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
