/**
 * The result of a route. Writing it to the socket (or failing to, on purpose) is done elsewhere.
 */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

export type FieldErrors = Record<string, string[]>;

export function json(status: number, value: unknown): Answer {
  return jsonText(status, JSON.stringify(value));
}

/** Takes JSON that is already serialized, so a long list is not built again for each call. */
export function jsonText(status: number, text: string | Buffer): Answer {
  const body = typeof text === 'string' ? Buffer.from(text) : text;
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body };
}

export function html(text: string): Answer {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return { status: 200, headers, body: Buffer.from(text) };
}

/** Thrown anywhere while a call is answered, and turned into the JSON error it describes. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: FieldErrors | undefined;

  constructor(status: number, message: string, errors?: FieldErrors) {
    super(message);
    this.status = status;
    this.errors = errors;
  }

  answer(): Answer {
    return json(this.status, {
      message: this.message,
      ...(this.errors && { errors: this.errors }),
    });
  }
}

/** Throws a 422 that lists every field, when there is at least one. */
export function refuseInvalid(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) {
    throw new Refusal(422, 'The given data was invalid.', errors);
  }
}
