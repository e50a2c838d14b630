import type { FieldFaults } from './fields';

/** Why a form was not taken, and the status that says so; `messages/` has the words for each. */
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
  /** The service may have taken it; nobody knows. */
  'perhaps-sent': 502,
} as const;

/** The texts of a posted form, by the names of its fields. */
export type PostedTexts = Readonly<Record<string, string>>;

type Details = { faults?: FieldFaults; typed?: PostedTexts; retryAfterSeconds?: number };

export type RefusalCode = keyof typeof STATUSES;

export function isRefusalCode(code: unknown): code is RefusalCode {
  return typeof code === 'string' && Object.hasOwn(STATUSES, code);
}

/** A form that is not taken. Thrown by whatever reads and checks it, answered in one place. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly faults: FieldFaults;
  /** The texts that had arrived, if the post was not read to its end. */
  readonly typed: PostedTexts;
  /** When another try may succeed. */
  readonly retryAfterSeconds: number | null;

  constructor(code: RefusalCode, { faults = {}, typed = {}, retryAfterSeconds }: Details = {}) {
    super(code);
    this.code = code;
    this.faults = faults;
    this.typed = typed;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }

  /** An image that is too large is said as a body that is. */
  get status(): number {
    const tooLarge = Object.values(this.faults).includes('image-size');
    return tooLarge ? STATUSES['too-large'] : STATUSES[this.code];
  }

  /** What its answer says besides the status. */
  get headers(): Record<string, string> {
    const headers: Record<string, string> = {};
    if (this.retryAfterSeconds !== null) headers['Retry-After'] = String(this.retryAfterSeconds);
    // What is left of such a body is not read: the connection cannot be used for another request.
    if (this.code === 'too-large' || this.code === 'too-slow') headers.Connection = 'close';
    return headers;
  }
}
