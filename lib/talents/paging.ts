import { ROSTER_PAGE_SIZE } from '../config/constants';

/** The number of pages of a list with `total` rows; an empty list has one, empty. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / ROSTER_PAGE_SIZE));
}

/** The rows of one page, counted from 1; null for a page that does not exist. */
export function pageOf<T>(rows: readonly T[], page: number): T[] | null {
  if (!Number.isInteger(page) || page < 1 || page > pageCount(rows.length)) return null;
  return rows.slice((page - 1) * ROSTER_PAGE_SIZE, page * ROSTER_PAGE_SIZE);
}
