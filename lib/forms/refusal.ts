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

/** The texts of a posted form, by field name. */
export type PostedTexts = Readonly<Record<string, string>>;

type Details = { faults?: FieldFaults; typed?: PostedTexts; retryAfterSeconds?: number };

export type RefusalCode = keyof typeof STATUSES;

/** True for a reason of a refusal, as in a reply from an untrusted source. */
export function isRefusalCode(code: unknown): code is RefusalCode {
  return typeof code === 'string' && Object.hasOwn(STATUSES, code);
}

/** A refused form. Thrown wherever a form is read or checked, handled in one place. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly faults: FieldFaults;
  /** The texts received so far, if the post was not read completely. */
  readonly typed: PostedTexts;
  /** When a retry may succeed. */
  readonly retryAfterSeconds: number | null;

  constructor(code: RefusalCode, { faults = {}, typed = {}, retryAfterSeconds }: Details = {}) {
    super(code);
    this.code = code;
    this.faults = faults;
    this.typed = typed;
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
