/**
 * Scrolls a row to its current link, in browsers without `scroll-initial-target`
 * (`scroll-row.css`). Used as the row's ref, so that it runs once; only the row scrolls, never the
 * page.
 */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !current || CSS.supports('scroll-initial-target', 'nearest')) return;
  const { left, width } = current.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - row.getBoundingClientRect().left - row.clientWidth / 2;
}
