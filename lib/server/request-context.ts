import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { processWide } from '../process/process-wide.ts';
import { monotonicNow } from '../process/time.ts';
import type { RequestDescription } from '../routes/describe-request.ts';

/**
 * What a page says of its own response. Next offers no way to send a rendered page with another
 * status than 200; a thrown error gives 500. A 404 or 503 of this site is a complete page.
 */
export type PageFacts = {
  status?: number;
  /** The page is stored although its status is 404: it has one address per language. */
  stored?: boolean;
  /**
   * The services failed, and no attempt before this can succeed (ms since the epoch); null if
   * unknown.
   */
  retryAt?: number | null;
  /** Search engines may not index the page. */
  noindex?: boolean;
};

/** What a response was made from: all reads of the services for its request. */
export type Reads = {
  /** When the first of the answers becomes stale, by the monotonic clock. */
  until: number;
  /** The tags of all answers. */
  tags: Set<string>;
};

/** The context of a request: what everything that works for it may know (`AsyncLocalStorage`). */
export type RequestContext = {
  request: IncomingMessage;
  response: ServerResponse;
  /** What answers it. `request.url` is its target. */
  description: RequestDescription;
  /** As the client sent it, with its `?`, or empty. */
  query: string;
  /** When it began, by the monotonic clock. */
  begun: number;
  reads: Reads;
  /** The deadline of all its reads, since the first of them, by the monotonic clock. */
  readBy?: number;
  /** Resolves when the work for the request is over, even if the visitor has left. */
  done: Promise<void>;
  page: PageFacts;
  /** By which its lines in the log are found. */
  id?: string;
  /** `X-Forwarded-For` as it arrived; Next fills in the connection where it is missing. */
  forwarded: string | undefined;
  /** True if the page cache has its page, even if it is stale. */
  isCached: boolean;
  /** The key of the page that answers it, if that is one of the page cache. */
  storedAs?: string;
};

function contexts(): AsyncLocalStorage<RequestContext> {
  return processWide('requests', () => new AsyncLocalStorage());
}

/** The context of the current request; undefined outside of one, such as at startup. */
export function currentRequest() {
  return contexts().getStore();
}

/**
 * Says something of the page that is being rendered.
 * @param facts added to those already said
 */
export function page(facts: PageFacts) {
  Object.assign(currentRequest()?.page ?? {}, facts);
}

/** Runs `work` in the context of a new request, and resolves when it is over. */
export async function inRequestContext(
  exchange: Pick<
    RequestContext,
    'request' | 'response' | 'description' | 'query' | 'forwarded' | 'isCached'
  >,
  work: (context: RequestContext) => Promise<void>,
) {
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const reads = { until: Number.POSITIVE_INFINITY, tags: new Set<string>() };
  const context = { ...exchange, begun: monotonicNow(), reads, done, page: {} };
  try {
    await contexts().run(context, work, context);
  } finally {
    finish();
  }
}

/**
 * Binds a slot, place or file to the current request: `release` is called once its response has been
 * sent, has failed, or its visitor has left, even before the first byte. Next neither reads nor cancels
 * the body of a response whose visitor has left, nor that of a HEAD request, so the body cannot release
 * anything. Outside of a request, `release` is called at once.
 */
export function heldUntilSent(release: () => void): void {
  const response = currentRequest()?.response;
  if (!response || response.closed) release();
  else response.once('close', release);
}

/**
 * Like `heldUntilSent`, for the memory of a picture: Next's optimizer finishes it even if the visitor
 * has left, since others may wait for the same picture.
 */
export function heldUntilDone(release: () => void): void {
  void Promise.resolve(currentRequest()?.done).then(release);
}
