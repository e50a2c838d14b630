/** The page number in a query of the blog; 1 if invalid. */
export function blogPageOf(value: string | string[] | null | undefined): number {
  return typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}
