import { isIndex, type ListedTalent } from '@/lib/talents/card';
import type { RosterView } from '@/lib/talents/views';

/** The indexes by list, as long as the page is loaded, also over client-side navigations. */
const ready = new Map<RosterView, readonly ListedTalent[]>();
const loading = new Map<RosterView, Promise<readonly ListedTalent[]>>();

export function readyIndex(view: RosterView): readonly ListedTalent[] | null {
  return ready.get(view) ?? null;
}

/** Concurrent callers share the request. Rejects if it fails; the next call retries. */
export function loadIndex(view: RosterView): Promise<readonly ListedTalent[]> {
  const known = loading.get(view) ?? requestIndex(view);
  loading.set(view, known);
  known.catch(() => loading.delete(view));
  return known;
}

async function requestIndex(view: RosterView): Promise<readonly ListedTalent[]> {
  const answer = await fetch(`/api/roster?view=${view}`, { priority: 'low' });
  if (!answer.ok) throw new Error(`roster index: status ${answer.status}`);
  const rows: unknown = await answer.json();
  // Of another build, during an update.
  if (!isIndex(rows)) throw new TypeError('not a roster index');
  ready.set(view, rows);
  return rows;
}
