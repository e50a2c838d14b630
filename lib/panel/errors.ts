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
  /** No try before this moment can succeed (ms since the epoch); null when nobody knows. */
  readonly retryAt: number | null = null;
  /** True when the whole request had left, so that the service may have acted on it. */
  readonly requestLeft: boolean = false;

  constructor(what: string, exchange: Exchange) {
    super(`${exchange.service}: ${exchange.method} ${exchange.url}: ${what}`);
    this.name = new.target.name;
    this.exchange = exchange;
  }
}

/** No connection, or one that broke before the answer was whole. */
export class UnreachableError extends UpstreamError {
  readonly code = 'UNREACHABLE';
  override readonly requestLeft: boolean;
  /** `reason` is what Node calls it, for the log alone. */
  constructor(reason: string, exchange: Exchange, requestLeft = false) {
    super(`unreachable (${reason})`, exchange);
    this.requestLeft = requestLeft;
  }
}

/** The exchange was not over within its time. */
export class TimeoutError extends UpstreamError {
  readonly code = 'TIMEOUT';
  override readonly requestLeft: boolean;
  constructor(exchange: Exchange, requestLeft = false) {
    super('no whole answer in time', exchange);
    this.requestLeft = requestLeft;
  }
}

/** What a proxy answers whose service took the request and then broke off or kept silent. */
const LOST_BEHIND_PROXY = [502, 504];

/** An answer with a status that is no success. */
export class StatusError extends UpstreamError {
  readonly code: string;
  readonly status: number;
  override readonly retryAt: number | null;
  override readonly requestLeft: boolean;
  constructor(status: number, exchange: Exchange, retryAt: number | null = null) {
    super(`status ${status}`, exchange);
    this.status = status;
    this.code = `HTTP_${status}`;
    this.retryAt = retryAt;
    this.requestLeft = LOST_BEHIND_PROXY.includes(status);
  }
}

/** Nothing was sent: the service failed a moment ago, or asked to be left alone. */
export class PausedError extends UpstreamError {
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
  readonly code = 'DOUBTFUL';
}

/** A write whose answer was lost after the service may have received it. */
export class PerhapsSentError extends UpstreamError {
  readonly code = 'PERHAPS_SENT';
}

/** An answer that is not the JSON that was agreed on, or that is larger than allowed. */
export class UnreadableError extends UpstreamError {
  readonly code = 'UNREADABLE';
  override readonly requestLeft = true;
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

/** True when a write was lost on its way, so that nobody knows whether the service has it. */
export function isPerhapsSent(error: unknown): boolean {
  return isUpstreamError(error) && error.code === 'PERHAPS_SENT';
}
