import 'server-only';

/** All units are taken, and too many callers wait for them. */
export class NoUnitsError extends Error {
  override name = 'NoUnitsError';
}

type Waiter = { units: number; begin: () => void };

/**
 * A counting semaphore, first come, first served. Each caller acquires some of its units (one of a few
 * slots, or bytes of memory) and releases them.
 */
export class Semaphore {
  #free: number;
  readonly #mostWaiting: number;
  readonly #waiters: Waiter[] = [];

  constructor(units: number, { mostWaiting }: { mostWaiting: number }) {
    this.#free = units;
    this.#mostWaiting = mostWaiting;
  }

  /**
   * Acquires units, at most as many as there are in all, once they are free. Returns the function that
   * releases them; calling it again does nothing. @throws NoUnitsError when too many already wait
   */
  async acquire(units: number): Promise<() => void> {
    if (this.#waiters.length === 0 && units <= this.#free) this.#free -= units;
    else {
      if (this.#waiters.length >= this.#mostWaiting) throw new NoUnitsError();
      await new Promise<void>((begin) => this.#waiters.push({ units, begin }));
    }
    let held = true;
    return () => {
      if (held) this.#release(units);
      held = false;
    };
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
