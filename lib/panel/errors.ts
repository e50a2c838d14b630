import 'server-only';

/** The two back-office services. */
export type Service = 'panel' | 'integration';

/** The exchange that failed. `url` is a path with its query, never a credential. */
export type Exchange = { service: Service; method: string; url: string };

/** A service call failed, for which a page answers 503. `code` is short and safe to show. */
export abstract class UpstreamError extends Error {
  /** A literal in each subclass: in the build, classes are minified and `new.target.name` is empty. */
  abstract override readonly name: string;
  abstract readonly code: string;
  readonly exchange: Exchange;
  /** No attempt before this can succeed (ms since the epoch); null if unknown. */
  readonly retryAt: number | null = null;
  /** True if the whole request was sent, so the service may have acted on it. */
  readonly requestLeft: boolean;

  constructor(what: string, exchange: Exchange, requestLeft = false) {
    super(`${exchange.service}: ${exchange.method} ${exchange.url}: ${what}`);
    this.exchange = exchange;
    this.requestLeft = requestLeft;
  }
}

/** No connection, or one that broke before the whole answer arrived. */
export class UnreachableError extends UpstreamError {
  override readonly name = 'UnreachableError';
  readonly code = 'UNREACHABLE';
  /** `reason` is Node's error code, for the log only. */
  constructor(reason: string, exchange: Exchange, requestLeft = false) {
    super(`unreachable (${reason})`, exchange, requestLeft);
  }
}

/** The call did not finish within its time limit. */
export class TimeoutError extends UpstreamError {
  override readonly name = 'TimeoutError';
  readonly code = 'TIMEOUT';
  constructor(exchange: Exchange, requestLeft = false) {
    super('no whole answer in time', exchange, requestLeft);
  }
}

/** A proxy sends these after it forwarded the request and the service broke off or timed out. */
const LOST_BEHIND_PROXY = [502, 504];

/** An answer with a status other than 2xx. */
export class StatusError extends UpstreamError {
  override readonly name = 'StatusError';
  readonly code: string;
  readonly status: number;
  override readonly retryAt: number | null;
  constructor(status: number, exchange: Exchange, retryAt: number | null = null) {
    super(`status ${status}`, exchange, LOST_BEHIND_PROXY.includes(status));
    this.status = status;
    this.code = `HTTP_${status}`;
    this.retryAt = retryAt;
  }
}

/** No request was sent: the sign-in failed just before, or the route asked for a pause. */
export class PausedError extends UpstreamError {
  override readonly name = 'PausedError';
  readonly code: string;
  override readonly retryAt: number;
  constructor(code: string, retryAt: number, exchange: Exchange) {
    super(`paused after ${code}`, exchange);
    this.code = code;
    this.retryAt = retryAt;
  }
}

/** A well-formed answer that is most likely wrong, such as an empty roster. */
export class ImplausibleAnswerError extends UpstreamError {
  override readonly name = 'ImplausibleAnswerError';
  readonly code = 'DOUBTFUL';
}

/** A write whose answer was lost after the service may have received the request. */
export class PerhapsSentError extends UpstreamError {
  override readonly name = 'PerhapsSentError';
  readonly code = 'PERHAPS_SENT';
}

/** An answer that is not the expected JSON, or is larger than allowed. */
export class UnreadableError extends UpstreamError {
  override readonly name = 'UnreadableError';
  readonly code = 'UNREADABLE';
  override readonly requestLeft = true;
}

/** The service rejected the credentials, or the sign-in returned no token. */
export class SignInError extends UpstreamError {
  override readonly name = 'SignInError';
  readonly code = 'SIGN_IN';
}

/**
 * True for any failure of a service. Does not use `instanceof`: callers share the errors of a
 * common read, and each of Next's server bundles has its own copy of these classes.
 */
export function isUpstreamError(error: unknown): error is UpstreamError {
  return error instanceof Error && 'exchange' in error && 'code' in error;
}

/** For a read that a page can do without: null for a failure of the services. @throws any other error */
export function nullWhenFailing(error: unknown): null {
  if (!isUpstreamError(error)) throw error;
  return null;
}

/** True if the service as a whole failed, as opposed to rejecting this one request. */
export function isOutage(error: unknown): boolean {
  if (!isUpstreamError(error)) return false;
  return error.name === 'UnreachableError' || /^HTTP_(429|5\d\d)$/.test(error.code);
}

/** True if the service answered with this status. */
export function isStatus(error: unknown, status: number): boolean {
  return isUpstreamError(error) && (error as Partial<StatusError>).status === status;
}

/** True if it is unknown whether the service received a write. */
export function isPerhapsSent(error: unknown): boolean {
  return isUpstreamError(error) && error.code === 'PERHAPS_SENT';
}
