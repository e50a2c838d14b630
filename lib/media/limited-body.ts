import 'server-only';
import { inTime } from '../process/time';

/** Limits of one file. Times in milliseconds, sizes in bytes. */
export type FileLimits = { firstByteMs: number; idleMs: number; totalMs: number; bytes: number };

/** A file that exceeded its time or size limit. */
export class FileLimitError extends Error {
  override name = 'FileLimitError';
}

/**
 * Reads a response of the storage or of YouTube in chunks. Only time spent waiting for it counts
 * against the limits, not the visitor's slow reading (backpressure). The connection is aborted when a
 * limit is exceeded, by `stop`, and when `gone` aborts.
 */
export class LimitedBody {
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

  /** Sends the request. Rejects if the first byte is late or the connection fails. */
  async ask(url: string, headers: HeadersInit, gone: AbortSignal): Promise<Response> {
    const signal = AbortSignal.any([this.#limit.signal, gone]);
    const requested = fetch(url, { headers, signal, redirect: 'manual', cache: 'no-store' });
    const answer = await this.#inTime(requested, this.#limits.firstByteMs);
    this.#reader = answer.body?.getReader();
    return answer;
  }

  /** The next chunk; null at the end. @throws FileLimitError, or the error of the stream */
  async next(): Promise<Uint8Array | null> {
    if (!this.#reader) return null;
    const { firstByteMs, idleMs } = this.#limits;
    const timeoutMs = this.#bytes === 0 ? firstByteMs - this.#waitedMs : idleMs;
    const { done, value } = await this.#inTime(this.#reader.read(), timeoutMs);
    if (done) return null;
    this.#bytes += value.length;
    if (this.#bytes > this.mostBytes) throw this.#passed('too large');
    return value;
  }

  stop(): void {
    this.#limit.abort();
  }

  async #inTime<T>(work: Promise<T>, ms: number): Promise<T> {
    const begunAt = performance.now();
    const left = Math.min(ms, this.#limits.totalMs - this.#waitedMs);
    try {
      return await inTime(work, left, () => this.#passed('too slow'));
    } finally {
      this.#waitedMs += performance.now() - begunAt;
    }
  }

  #passed(how: string): FileLimitError {
    const error = new FileLimitError(how);
    // Aborts pending reads too.
    this.#limit.abort(error);
    return error;
  }
}
