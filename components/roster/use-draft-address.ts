import { useCallback, useEffect, useRef } from 'react';
import type { RosterFilter } from '@/lib/talents/filter';
import { type RosterQuery, writeRosterQuery } from '@/lib/talents/query';

/** A browser allows only so many changes of the address in a while; a slider makes more. */
const PAUSE_MS = 200;

/**
 * Says a filter that is being set in the address too, in place of the last one, so that a reload or
 * a copied address has it. Gives a function that puts the address of the list back.
 */
export function useDraftAddress(path: string, address: RosterQuery, draft: RosterFilter) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const said = useRef(address.filter);

  const say = useCallback(
    (filter: RosterFilter) => {
      if (said.current === filter) return;
      said.current = filter;
      const query = writeRosterQuery({ ...address, filter, page: 1 });
      window.history.replaceState(null, '', path + (query.size > 0 ? `?${query}` : ''));
    },
    [path, address],
  );

  useEffect(() => {
    timer.current = setTimeout(() => say(draft), PAUSE_MS);
    return () => clearTimeout(timer.current);
  }, [draft, say]);

  return useCallback(() => {
    clearTimeout(timer.current);
    say(address.filter);
  }, [say, address.filter]);
}
