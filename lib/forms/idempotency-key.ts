/** Creates the idempotency key of a form, a UUID. A form counts once, however often it is sent. */
export function newIdempotencyKey(): string {
  // Browsers have `randomUUID` only on HTTPS and localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** True for a key in the format of `newIdempotencyKey`. */
export function isIdempotencyKey(text: string | null): text is string {
  return /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(text ?? '');
}
