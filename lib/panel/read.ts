import 'server-only';
import type { z } from 'zod';
import { cachedRead } from './cached';
import { call } from './client';
import { isStatus, type Service, UnreadableError } from './errors';
import type { PanelRequest } from './exchange';

type Read<T> = { service: Service; request: PanelRequest; schema: z.ZodType<T>; freshMs: number };

/**
 * A kept read: calls the service, reads the answer by the schema, keeps the result.
 * @throws UpstreamError also when the answer has another shape than the schema
 */
export function read<T>(wanted: Read<T>): Promise<T> {
  return cachedRead(keyOf(wanted), wanted.freshMs, (withinMs) => fetchOnce(wanted, withinMs));
}

/** The same for one record, where a 404 is an answer: null, kept like any other. */
export function readOrNull<T>(wanted: Read<T>): Promise<T | null> {
  return cachedRead(keyOf(wanted), wanted.freshMs, (withinMs) =>
    fetchOnce(wanted, withinMs).catch((error: unknown) => {
      if (isStatus(error, 404)) return null;
      throw error;
    }),
  );
}

function keyOf<T>({ service, request }: Read<T>): string {
  return `${service} ${request.url}?${new URLSearchParams(request.params)}`;
}

async function fetchOnce<T>({ service, request, schema }: Read<T>, withinMs: number): Promise<T> {
  const result = schema.safeParse(await call(service, request, withinMs));
  if (result.success) return result.data;
  const why = result.error.issues[0];
  const { method, url } = request;
  const what = `unexpected shape: ${why?.path.join('.')}: ${why?.message}`;
  throw new UnreadableError(what, { service, method, url });
}
