import type { ListedTalent } from '@/lib/talents/card';
import type { RosterView } from '@/lib/talents/views';

/**
 * Cache of the indexes by list, for as long as the page is loaded. Client-side navigation preserves
 * it.
 */
const ready = new Map<RosterView, readonly ListedTalent[]>();
const loading = new Map<RosterView, Promise<readonly ListedTalent[]>>();
/** What was fetched and is not decoded yet. */
const fetched = new Map<RosterView, Promise<unknown>>();

/** The index of a list if it is loaded already. */
export function readyIndex(view: RosterView): readonly ListedTalent[] | null {
  return ready.get(view) ?? null;
}

/** Fetches the index of a list and leaves it undecoded, without a script; `loadIndex` takes it over. */
export function prefetchIndex(view: RosterView): void {
  if (!loading.has(view)) fetchIndex(view).catch(() => {});
}

/**
 * Loads the index of a list once; concurrent callers share the request. Rejects if it fails; the
 * next call retries.
 */
export function loadIndex(view: RosterView): Promise<readonly ListedTalent[]> {
  const known = loading.get(view) ?? decodeFetched(view);
  loading.set(view, known);
  known.catch(() => loading.delete(view));
  return known;
}

async function decodeFetched(view: RosterView): Promise<readonly ListedTalent[]> {
  const decoding = import('@/lib/talents/roster-index');
  const [sent, { decodeIndex }] = await Promise.all([fetchIndex(view), decoding]);
  fetched.delete(view);
  const rows = decodeIndex(sent);
  ready.set(view, rows);
  return rows;
}

function fetchIndex(view: RosterView): Promise<unknown> {
  const known = fetched.get(view) ?? requestIndex(view);
  fetched.set(view, known);
  known.catch(() => fetched.delete(view));
  return known;
}

async function requestIndex(view: RosterView): Promise<unknown> {
  const answer = await fetch(`/api/roster?view=${view}`, { priority: 'low' });
  if (!answer.ok) throw new Error(`roster index: status ${answer.status}`);
  return answer.json();
}
