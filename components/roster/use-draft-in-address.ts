import { useEffect } from 'react';
import { rosterHref } from '@/components/talents/roster-link';
import { replaceAddress } from '@/components/ui/overlay-entry';
import type { RosterFilter } from '@/lib/talents/filter';
import type { RosterQuery } from '@/lib/talents/query';
import type { RosterPlace } from './roster-place';

/** A browser allows only so many changes of the URL in a while; a slider makes more. */
const PAUSE_MS = 200;

type Place = Pick<RosterPlace, 'locale' | 'view'>;

/**
 * Shows the filter that is being set in the address bar too, so that a reload or a copied URL has it.
 * It stands in the panel's own entry of the history, and goes with it.
 */
export function useDraftInAddress(
  { locale, view }: Place,
  query: RosterQuery,
  draft: RosterFilter,
): void {
  const changed = draft !== query.filter;
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => {
      replaceAddress(rosterHref({ locale, view }, { ...query, filter: draft, page: 1 }));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changed, locale, view, query, draft]);
}
