import 'server-only';

/** Bounds of one file of the storage. Times in milliseconds, sizes in bytes. */
export type FileLimits = { firstByteMs: number; idleMs: number; totalMs: number; bytes: number };

/** A file that did not come in time, or is larger than allowed. */
export class FileLimitError extends Error {
  override name = 'FileLimitError';
}

/**
 * An answer of the storage, read piece by piece. Only waiting for the storage counts, not the time
 * that a visitor takes for what has come. The connection is given up with the first limit that is
 * passed, with `stop`, and when `gone` aborts.
 */
export class PatientBody {
  readonly #limit = new AbortController();
  readonly #limits: FileLimits;
  /** May be lowered once the type of the file is known. */
  mostBytes: number;
  #waitedMs = 0;
  #bytes = 0;
  #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;

  constructor(limits: FileLimits) {
    this.#limits = limits;
    this.mostBytes = limits.bytes;
  }

  /** Asks for it; rejects when no first byte comes in time, or nobody answers. */
  async ask(url: string, headers: HeadersInit, gone: AbortSignal): Promise<Response> {
    const signal = AbortSignal.any([this.#limit.signal, gone]);
    const asked = fetch(url, { headers, signal, redirect: 'manual', cache: 'no-store' });
    const answer = await this.#inTime(asked, this.#limits.firstByteMs);
    this.#reader = answer.body?.getReader();
    return answer;
  }

  /** The next piece of the body; null at its end. @throws FileLimitError, or what ended it */
  async next(): Promise<Uint8Array | null> {
    if (!this.#reader) return null;
    const { firstByteMs, idleMs } = this.#limits;
    const patienceMs = this.#bytes === 0 ? firstByteMs - this.#waitedMs : idleMs;
    const { done, value } = await this.#inTime(this.#reader.read(), patienceMs);
    if (done) return null;
    this.#bytes += value.length;
    if (this.#bytes > this.mostBytes) throw this.#passed('too large');
    return value;
  }

  /** Gives the rest up. */
  stop(): void {
    this.#limit.abort();
  }

  async #inTime<T>(work: Promise<T>, ms: number): Promise<T> {
    const begunAt = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const left = Math.min(ms, this.#limits.totalMs - this.#waitedMs);
      timer = setTimeout(() => reject(this.#passed('too slow')), Math.max(0, left));
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
      this.#waitedMs += performance.now() - begunAt;
    }
  }

  #passed(how: string): FileLimitError {
    const error = new FileLimitError(how);
    // What is being read ends with it.
    this.#limit.abort(error);
    return error;
  }
}
