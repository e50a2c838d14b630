import { useEffect } from 'react';
import { rosterHref } from '@/components/talents/roster-href';
import { replaceAddress } from '@/components/ui/overlay-entry';
import type { RosterFilter } from '@/lib/talents/filter';
import type { RosterQuery } from '@/lib/talents/query';
import type { RosterContext } from './roster-context';

/** Debounce: browsers rate-limit changes of the URL, and a slider makes many. */
const DEBOUNCE_MS = 200;

type Place = Pick<RosterContext, 'locale' | 'view'>;

/**
 * Mirrors the draft of the filter in the URL, so that a reload or a copied URL has it. It replaces
 * the URL of the panel's own entry of the history, and is gone when the panel closes.
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
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [changed, locale, view, query, draft]);
}
