import { useEffect } from 'react';
import { type RosterQuery, writeRosterQuery } from '@/lib/talents/query';

/** Keeps the language links of the header, which the server rendered, at the address being shown. */
export function useLanguageSearch(address: RosterQuery): void {
  useEffect(() => {
    const search = writeRosterQuery(address).toString();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
      link.search = search;
    }
  }, [address]);
}
