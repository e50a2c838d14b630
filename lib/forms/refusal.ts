import type { FieldFaults } from './fields';

/** The reasons to refuse a form, with their status; `messages/` has a text for each. */
const STATUSES = {
  origin: 403,
  rate: 429,
  busy: 503,
  'media-type': 415,
  malformed: 400,
  'too-large': 413,
  'too-slow': 408,
  robot: 422,
  invalid: 422,
  'not-sent': 502,
  /** The service may have received it; the answer was lost. */
  'perhaps-sent': 502,
} as const;

type Details = { faults?: FieldFaults; retryAfterSeconds?: number | undefined };

export type RefusalCode = keyof typeof STATUSES;

/** True for a reason of a refusal, as in an answer from an untrusted source. */
export function isRefusalCode(code: unknown): code is RefusalCode {
  return typeof code === 'string' && Object.hasOwn(STATUSES, code);
}

/** A refused form. Thrown wherever a form is read or checked, handled in one place. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly faults: FieldFaults;
  /** When a retry may succeed. */
  readonly retryAfterSeconds: number | null;

  constructor(code: RefusalCode, { faults = {}, retryAfterSeconds }: Details = {}) {
    super(code);
    this.code = code;
    this.faults = faults;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }

  /** An image that is too large has the status of a body that is too large. */
  get status(): number {
    const tooLarge = Object.values(this.faults).includes('image-size');
    return tooLarge ? STATUSES['too-large'] : STATUSES[this.code];
  }

  /** The response headers of the refusal. */
  get headers(): Record<string, string> {
    const headers: Record<string, string> = {};
    if (this.retryAfterSeconds !== null) headers['Retry-After'] = String(this.retryAfterSeconds);
    // The rest of such a body is not read, so the connection cannot be reused.
    if (this.code === 'too-large' || this.code === 'too-slow') headers.Connection = 'close';
    return headers;
  }
}
