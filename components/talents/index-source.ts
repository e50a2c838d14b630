import { connectionNow } from '@/components/ui/connection';
import type { ListedTalent } from '@/lib/talents/card';
import { decodeIndex } from '@/lib/talents/roster-index';
import type { RosterView } from '@/lib/talents/views';

/** Indexes of this visit, by list. They stay while the visitor moves through the site. */
const ready = new Map<RosterView, readonly ListedTalent[]>();
const loading = new Map<RosterView, Promise<readonly ListedTalent[]>>();

/** The index of a list when it is here already. */
export function readyIndex(view: RosterView): readonly ListedTalent[] | null {
  return ready.get(view) ?? null;
}

/** Loads the index of a list, once. Rejects when the site cannot give it; a later call tries again. */
export function loadIndex(view: RosterView): Promise<readonly ListedTalent[]> {
  const known = loading.get(view) ?? fetchIndex(view);
  loading.set(view, known);
  known.catch(() => loading.delete(view));
  return known;
}

async function fetchIndex(view: RosterView): Promise<readonly ListedTalent[]> {
  const answer = await fetch(`/api/roster?view=${view}`, { priority: 'low' });
  if (!answer.ok) throw new Error(`roster index: status ${answer.status}`);
  const rows = decodeIndex(await answer.json());
  ready.set(view, rows);
  return rows;
}

/**
 * Calls back when the page is loaded and the browser idle, on a connection that is not known to be
 * slow or metered. Gives a function that calls it off.
 */
export function whenIdle(callback: () => void): () => void {
  const { saveData, effectiveType = '' } = connectionNow();
  const slow = saveData || /2g|3g/.test(effectiveType);
  if (slow || !('requestIdleCallback' in window)) return () => {};
  let handle = 0;
  const loaded = () => {
    handle = requestIdleCallback(callback);
  };
  if (document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded, { once: true });
  return () => {
    window.removeEventListener('load', loaded);
    cancelIdleCallback(handle);
  };
}
