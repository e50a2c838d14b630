import 'server-only';
import { isUpstreamError } from '../panel/errors';
import type { Route } from '../routes/route';

/** What a 404 says in the visitor's language, if it differs from the default; `link` leads on. */
export type MissingReason = { title: string; text: string; link?: { text: string; route: Route } };

/** A 404: the path is well formed, but the record does not exist. */
export class MissingPageError extends Error {
  override name = 'MissingPageError';
  /** True if the services failed, so it is unknown whether the record exists. */
  readonly unverified: boolean;
  readonly why: MissingReason | undefined;

  constructor(
    hint?: string,
    { unverified = false, why }: { unverified?: boolean; why?: MissingReason } = {},
  ) {
    super(hint);
    this.unverified = unverified;
    this.why = why;
  }
}

/** Ends `load` with a 404. `hint` is shown beside the status, in English. */
export function missingPage(hint?: string): never {
  throw new MissingPageError(hint);
}

/** Ends `load` with a 404 whose reason is shown to the visitor, in the visitor's language. */
export function missingBecause(why: MissingReason): never {
  throw new MissingPageError(undefined, { why });
}

/** How `load` can end. */
export type Outcome<Loaded> =
  | { end: 'loaded'; loaded: Loaded }
  | { end: 'missing'; hint: string; why: MissingReason | undefined; unverified: boolean }
  | { end: 'failed'; code: string; retryAt: number | null };

/** Runs `read` and returns how it ended. @throws any error that is a bug of ours */
export async function outcomeOf<Loaded>(read: () => Promise<Loaded>): Promise<Outcome<Loaded>> {
  try {
    return { end: 'loaded', loaded: await read() };
  } catch (error) {
    if (error instanceof MissingPageError) {
      const { message: hint, why, unverified } = error;
      return { end: 'missing', hint, why, unverified };
    }
    if (isUpstreamError(error)) return { end: 'failed', code: error.code, retryAt: error.retryAt };
    throw error;
  }
}
