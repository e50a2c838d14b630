import 'server-only';

/** Which of the two back-office services a call goes to. */
export type Service = 'panel' | 'integration';

/** The exchange that failed. `url` is a path with its query, never a credential. */
export type Exchange = { service: Service; method: string; url: string };

/**
 * A service did not do what was asked. Every kind of failure is a subclass, so that a caller can
 * tell them apart and a page can answer 503 for all of them. `code` is short and safe to show.
 */
export abstract class UpstreamError extends Error {
  abstract readonly code: string;
  readonly exchange: Exchange;

  constructor(what: string, exchange: Exchange) {
    super(`${exchange.service}: ${exchange.method} ${exchange.url}: ${what}`);
    this.name = new.target.name;
    this.exchange = exchange;
  }
}

/** No connection, or one that broke before the answer was whole. */
export class UnreachableError extends UpstreamError {
  readonly code = 'UNREACHABLE';
  /** `reason` is what Node calls it, for the log alone. */
  constructor(reason: string, exchange: Exchange) {
    super(`unreachable (${reason})`, exchange);
  }
}

/** The exchange was not over within its time. */
export class TimeoutError extends UpstreamError {
  readonly code = 'TIMEOUT';
  constructor(exchange: Exchange) {
    super('no whole answer in time', exchange);
  }
}

/** An answer with a status that is no success. */
export class StatusError extends UpstreamError {
  readonly code: string;
  readonly status: number;
  constructor(status: number, exchange: Exchange) {
    super(`status ${status}`, exchange);
    this.status = status;
    this.code = `HTTP_${status}`;
  }
}

/** An answer that is not the JSON that was agreed on, or that is larger than allowed. */
export class UnreadableError extends UpstreamError {
  readonly code = 'UNREADABLE';
}

/** The service refused the credentials, or its sign-in gave no token. */
export class SignInError extends UpstreamError {
  readonly code = 'SIGN_IN';
}

/**
 * True for any failure of a service. Not `instanceof`: a failure is shared by all who wait for the
 * same read, and each of Next's server bundles has its own copy of these classes.
 */
export function isUpstreamError(error: unknown): error is UpstreamError {
  return error instanceof Error && 'exchange' in error && 'code' in error;
}

/** True when a service answered with this status. */
export function isStatus(error: unknown, status: number): boolean {
  return isUpstreamError(error) && (error as Partial<StatusError>).status === status;
}
