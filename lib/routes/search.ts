/**
 * The query string of a page's `searchParams`, with its leading `?`; empty if there are none.
 * Repeated keys remain repeated.
 */
export function searchOf(params: Record<string, string | string[] | undefined>): string {
  const pairs = Object.entries(params).flatMap(([key, value]) =>
    [value ?? []].flat().map((one) => [key, one]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
