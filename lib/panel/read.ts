import 'server-only';
import type { z } from 'zod';
import { cachedRead } from './cached';
import { call } from './client';
import { isStatus, type Service, UnreadableError } from './errors';
import type { HttpRequest } from './exchange';
import type { CachedRead } from './read-entries';
import type { Tags } from './tags';

type Source<T> = {
  service: Service;
  /** `tags` name the data of the answer, so that a revalidation reaches every cache that stores it. */
  request: HttpRequest & { tags: Tags };
  freshMs: number;
  /** The topic of `vitrine_read_age_seconds`: by default the first tag, null for reads on demand alone. */
  topic?: string | null;
  /** Distinguishes several ways to read the same URL, each cached on its own. */
  variant?: string;
  /** Why a well-formed answer is implausible compared with the previous one; null if plausible. */
  implausibleBecause?: (next: T, previous: T | undefined) => string | null;
};

type Read<T> = Source<T> & { schema: z.ZodType<T> };

/** A cached read of an answer that matches the schema. @throws UpstreamError */
export function read<T>(requested: Read<T>): Promise<T> {
  return cachedRead({
    ...sourceOf(requested),
    fetch: (withinMs) => call(requested.service, requested.request, withinMs),
    parse: (sent) => parsed(requested, sent),
  });
}

/** Represents a 404; distinct from a `null` body, which is malformed. */
const NO_RECORD = Symbol('no record');

/**
 * A cached read of one record, like `read`, but a 404 is a valid, cached answer: null. A 404 is
 * implausible while a list has the record (`isListed`), or without a list if there was a record before.
 */
export function readOrNull<T>(
  requested: Read<T> &
    Pick<CachedRead<T | null>, 'onAccepted'> & { isListed?: () => Promise<boolean> },
): Promise<T | null> {
  return cachedRead<T | null>({
    ...sourceOf(requested),
    fetch: (withinMs) =>
      call(requested.service, requested.request, withinMs).catch((error: unknown) => {
        if (isStatus(error, 404)) return NO_RECORD;
        throw error;
      }),
    parse: (sent) => (sent === NO_RECORD ? null : parsed(requested, sent)),
    async implausibleBecause(next, previous) {
      if (next !== null) return requested.implausibleBecause?.(next, previous ?? undefined) ?? null;
      const isExpected = requested.isListed ? await requested.isListed() : Boolean(previous);
      return isExpected ? 'no record where one is expected' : null;
    },
    onAccepted: requested.onAccepted,
  });
}

/** A cached read of an answer too long to parse in one go: `parse` takes its bytes. @throws UpstreamError */
export function readLong<T>(
  requested: Source<T> &
    Pick<CachedRead<T>, 'onAccepted'> & { parse: (text: Buffer) => Promise<T> },
): Promise<T> {
  const source = sourceOf(requested);
  const request = { ...requested.request, responseType: 'arraybuffer' } as const;
  return cachedRead({
    ...source,
    fetch: (withinMs) => call(requested.service, request, withinMs),
    parse: (sent) =>
      requested.parse(sent as Buffer).catch((error: unknown) => {
        throw new UnreadableError(String(error), source.at);
      }),
    onAccepted: requested.onAccepted,
  });
}

function sourceOf<T>(requested: Source<T>) {
  const { service, request, freshMs, variant = '', implausibleBecause = () => null } = requested;
  const { method, url, params, tags } = request;
  const key = `${service} ${url}?${new URLSearchParams(params)}${variant && `#${variant}`}`;
  const at = { service, method, url };
  const { topic = tags[0] } = requested;
  return { key, at, tags, topic, freshMs, implausibleBecause };
}

function parsed<T>(requested: Read<T>, sent: unknown): T {
  const result = requested.schema.safeParse(sent);
  if (result.success) return result.data;
  const why = result.error.issues[0];
  const what = `unexpected shape: ${why?.path.join('.')}: ${why?.message}`;
  throw new UnreadableError(what, sourceOf(requested).at);
}
