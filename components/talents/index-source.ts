import { type Once, once } from '@/components/ui/once';
import { navigatedMs } from '@/components/ui/page-transitions';
import { fetchOk } from '@/lib/browser-fetch';
import type { ListedTalent } from '@/lib/talents/card';
import { RANGE_KEYS } from '@/lib/talents/ranges';
import type { RosterView } from '@/lib/talents/views';

type Rows = readonly ListedTalent[];
type Source = { requestedMs: number; rows: Once<Rows> };

/** The latest index of each list, as long as the page is loaded, also over client-side navigations. */
const latest = new Map<RosterView, Source>();
const arrivals = new WeakMap<object, number>();

/**
 * When a list arrived from the server, by `performance.now()`. Its index is requested no earlier: an older one
 * may contain talents who are no longer on the roster. The router keeps the objects of a page, so that
 * one that is reached through the history is as old as it was.
 */
export function arrivalOf(list: object): number {
  const arrived = arrivals.get(list) ?? performance.now();
  arrivals.set(list, arrived);
  return arrived;
}

/** The index of a list, if it is loaded and no older than `sinceMs`: by default, than the latest navigation. */
export function readyIndex(view: RosterView, sinceMs = navigatedMs()): Rows | null {
  return sourceOf(view, sinceMs)?.ready() ?? null;
}

/** Concurrent callers share the request. Rejects if it fails; the next call retries. */
export function loadIndex(view: RosterView, sinceMs = navigatedMs()): Promise<Rows> {
  const known = sourceOf(view, sinceMs);
  if (known) return known.load();
  const rows = once(() => requestIndex(view));
  latest.set(view, { requestedMs: performance.now(), rows });
  return rows.load();
}

function sourceOf(view: RosterView, sinceMs: number): Once<Rows> | null {
  const source = latest.get(view);
  return source && source.requestedMs >= sinceMs ? source.rows : null;
}

async function requestIndex(view: RosterView): Promise<Rows> {
  const answer = await fetchOk(`/api/roster?view=${view}`, { priority: 'low' });
  const rows: unknown = await answer.json();
  // Of another build, during an update.
  if (!isIndex(rows)) throw new TypeError('not a roster index');
  return rows;
}

const LISTED = [
  ...['id', 'name', 'cover', 'hair', 'eyes', 'skinTone', 'texts'],
  ...['gender', 'categories', 'initial', ...RANGE_KEYS],
];

/** True for the index of a list, parsed from JSON, whose talents have all the fields of this build. */
function isIndex(sent: unknown): sent is ListedTalent[] {
  const isListed = (row: unknown) =>
    typeof row === 'object' && row !== null && LISTED.every((field) => field in row);
  return Array.isArray(sent) && sent.every(isListed);
}
