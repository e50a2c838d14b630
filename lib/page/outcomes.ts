import 'server-only';
import { isUpstreamError } from '../panel/errors';
import type { Talent } from '../talents/talent';

/** The path is well formed, but there is nothing behind it. */
export class MissingPageError extends Error {
  override name = 'MissingPageError';
  /** True when the services failed, so that nobody knows whether there is one. */
  readonly unread: boolean;
  /** Why, in the visitor's language, where it is another reason than the usual one. */
  readonly why: string | undefined;

  constructor(hint?: string, { unread = false, why }: { unread?: boolean; why?: string } = {}) {
    super(hint);
    this.unread = unread;
    this.why = why;
  }
}

/** Ends the reading of a page that does not exist. `hint` is shown beside the status, in English. */
export function missingPage(hint?: string): never {
  throw new MissingPageError(hint);
}

/** The same, for a reason that the visitor is told in their language. */
export function missingBecause(why: string): never {
  throw new MissingPageError(undefined, { why });
}

class GonePageError extends Error {
  override name = 'GonePageError';
  readonly talent: Talent;

  constructor(talent: Talent) {
    super(`talent ${talent.id} has left`);
    this.talent = talent;
  }
}

/** Ends the reading of a page about somebody who has left for good. */
export function gonePage(talent: Talent): never {
  throw new GonePageError(talent);
}

/**
 * Ends the reading of a page that the services fail to give, where that is answered like a page
 * that does not exist. One that is kept stands.
 */
export function unreadPage(hint: string): never {
  throw new MissingPageError(hint, { unread: true });
}

class MovedPageError extends Error {
  override name = 'MovedPageError';
  readonly path: string;

  constructor(path: string) {
    super(path);
    this.path = path;
  }
}

/** Ends the reading of a page that is now under another path of this site, its query included. */
export function movedPage(path: string): never {
  throw new MovedPageError(path);
}

/** How reading can end. */
export type Outcome<Loaded> =
  | { end: 'loaded'; loaded: Loaded }
  | { end: 'missing'; hint: string; why: string | undefined; unread: boolean }
  | { end: 'gone'; talent: Talent }
  | { end: 'moved'; path: string }
  | { end: 'failed'; code: string };

/** Reads, and gives how it ended. @throws whatever is a fault of ours */
export async function outcomeOf<Loaded>(read: () => Promise<Loaded>): Promise<Outcome<Loaded>> {
  try {
    return { end: 'loaded', loaded: await read() };
  } catch (error) {
    if (error instanceof MissingPageError) {
      const { message: hint, why, unread } = error;
      return { end: 'missing', hint, why, unread };
    }
    if (error instanceof GonePageError) return { end: 'gone', talent: error.talent };
    if (error instanceof MovedPageError) return { end: 'moved', path: error.path };
    if (isUpstreamError(error)) return { end: 'failed', code: error.code };
    throw error;
  }
}
