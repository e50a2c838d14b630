/**
 * The query string of the parameters that a page is given, with its leading `?`; empty when there
 * are none. Repeated keys stay repeated.
 */
export function searchOf(params: Record<string, string | string[] | undefined>): string {
  const pairs = Object.entries(params).flatMap(([key, value]) =>
    [value ?? []].flat().map((one) => [key, one]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
