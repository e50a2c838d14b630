/** Makes the key under which a filled form counts once, however often it is sent: a UUID. */
export function newIdempotencyKey(): string {
  // Browsers have `randomUUID` on https and on localhost alone.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** True for a key that `newIdempotencyKey` could have made. */
export function isIdempotencyKey(text: string | null): text is string {
  return /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(text ?? '');
}
