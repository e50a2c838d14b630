import type { Roster } from '../seed/roster.ts';
import type { Store } from '../store.ts';
import { type Mail, mailOf } from './mail.ts';
import type { Packer } from './parcel.ts';
import type { Send } from './transport.ts';

type Parts = {
  store: Store;
  roster: Roster;
  packer: Packer;
  /** Null leaves the e-mails undelivered in the store. */
  send: Send | null;
  /** The delays before each retry. */
  retryMs: readonly number[];
};

/** How long deliveries in progress may delay the shutdown. */
const CLOSING_MS = 5_000;

/** Delivers the e-mail of every entry, one at a time; failures are retried later. */
export class PostOffice {
  readonly #parts: Parts;
  /** Entries whose e-mail is being delivered or waits for a retry. */
  readonly #pending = new Set<number>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #work: Promise<void> = Promise.resolve();
  #closing = false;
  readonly #abandoned = new AbortController();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Resumes what was undelivered when the stand-in last stopped. */
  resume(): void {
    if (this.#parts.send) for (const id of this.#parts.store.undelivered()) this.post(id);
  }

  /** Every e-mail, oldest first, delivered or not. */
  mails(): Mail[] {
    const { store, roster } = this.#parts;
    return store.entries().flatMap((entry) => mailOf(entry, roster) ?? []);
  }

  mail(id: number): Mail | null {
    const entry = this.#parts.store.entry(id);
    return entry && mailOf(entry, this.#parts.roster);
  }

  /** Queues the e-mail of an entry, unless it was delivered or is in the queue. */
  post(id: number): void {
    const { send, store } = this.#parts;
    if (!send || this.#closing || this.#pending.has(id) || store.isDelivered(id)) return;
    this.#pending.add(id);
    this.#queue(id, send, 0);
  }

  /** Cancels retries, and resolves when the deliveries in progress have ended. */
  async close(): Promise<void> {
    this.#closing = true;
    for (const timer of this.#timers) clearTimeout(timer);
    const late = setTimeout(() => this.#abandoned.abort(), CLOSING_MS);
    const { signal } = this.#abandoned;
    await Promise.race([this.#work, new Promise((resolve) => (signal.onabort = resolve))]);
    clearTimeout(late);
  }

  #queue(id: number, send: Send, failures: number): void {
    this.#work = this.#work.then(() => this.#deliver(id, send, failures));
  }

  #queueLater(ms: number, id: number, send: Send, failures: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#queue(id, send, failures);
    }, ms);
    this.#timers.add(timer);
  }

  async #deliver(id: number, send: Send, failures: number): Promise<void> {
    const { store, packer, retryMs } = this.#parts;
    const { signal } = this.#abandoned;
    if (signal.aborted) return;
    try {
      const mail = this.mail(id);
      if (mail) await send({ ...(await packer.pack(mail)), signal }, `${id}-${mail.kind}`);
      store.markDelivered(id);
      this.#pending.delete(id);
    } catch (error) {
      // A caller that stopped waiting may have closed the store meanwhile.
      if (signal.aborted) return;
      const about = `The e-mail of entry ${id} was not delivered (try ${failures + 1})`;
      console.warn(`${about}: ${error instanceof Error ? error.message : error}`);
      const wait = retryMs[failures];
      if (this.#closing || wait === undefined) this.#pending.delete(id);
      else this.#queueLater(wait, id, send, failures + 1);
    }
  }
}
