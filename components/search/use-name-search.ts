import { useEffect, useMemo, useState } from 'react';
import { loadIndex, readyIndex } from '@/components/roster/index-source';
import { FETCH_MIN_MS } from '@/lib/constants';
import type { ListedTalent } from '@/lib/talents/card';
import { findByName, type Named } from '@/lib/talents/name-search';
import { recentProfiles } from './recent-profiles';

/** Something found; the picture is known once the index is here. */
export type Found = Named & Partial<Pick<ListedTalent, 'cover'>>;

type State = 'loading' | 'ready' | 'failed';

/** Takes what was typed and gives who is found, or the profiles opened last when nothing is typed. */
export function useNameSearch(typed: string): { state: State; found: readonly Found[] } {
  const [index, setIndex] = useState<readonly ListedTalent[] | null>(() => readyIndex('models'));
  const [failed, setFailed] = useState(false);
  const [recent] = useState(recentProfiles);

  useEffect(() => {
    if (index) return;
    let here = true;
    const least = new Promise((resolve) => setTimeout(resolve, FETCH_MIN_MS));
    Promise.all([loadIndex('models'), least]).then(
      ([rows]) => here && setIndex(rows),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [index]);

  const found = useMemo<readonly Found[]>(() => {
    if (typed.trim() !== '') return index ? findByName(index, typed) : [];
    // Whoever has left the agency since is offered no more.
    return recent.flatMap((one) => (index ? (index.find(({ id }) => id === one.id) ?? []) : one));
  }, [index, typed, recent]);
  return { state: index ? 'ready' : failed ? 'failed' : 'loading', found };
}
