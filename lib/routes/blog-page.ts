/** The page of the blog that a query names: 1 for what is no page number. */
export function blogPageOf(value: string | string[] | null | undefined): number {
  return typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}
