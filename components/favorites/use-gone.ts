import { useCallback, useEffect, useState } from 'react';
import { writeIds } from '@/lib/favorites/ids';
import { refreshFavorites } from '@/lib/favorites/store';
import type { TalentCard } from '@/lib/talents/card';

/**
 * Which talents of a selection have left the agency, as far as the site could tell; what is kept of
 * the others is brought up to date. While it cannot tell, everyone counts as represented: whoever
 * receives the selection checks it again.
 */
export function useGone(talents: readonly TalentCard[]) {
  const [checked, setChecked] = useState<ReadonlyMap<number, 'here' | 'gone'>>(new Map());
  const note = useCallback((ids: readonly number[], found: 'here' | 'gone') => {
    setChecked((known) => new Map([...known, ...ids.map((id) => [id, found] as const)]));
  }, []);
  const open = talents.filter(({ id }) => !checked.has(id)).map(({ id }) => id);
  const query = open.length > 0 ? writeIds(open) : null;

  useEffect(() => {
    if (!query) return;
    const controller = new AbortController();
    askFor(query, controller.signal).then(
      (cards) => {
        const here = cards.map(({ id }) => id);
        const asked = query.replace(/^.*=/, '').split(',').map(Number);
        refreshFavorites(cards);
        note(here, 'here');
        note(
          asked.filter((id) => !here.includes(id)),
          'gone',
        );
      },
      () => {},
    );
    return () => controller.abort();
  }, [query, note]);

  const gone = new Set([...checked].flatMap(([id, found]) => (found === 'gone' ? [id] : [])));
  const markGone = useCallback((ids: readonly number[]) => note(ids, 'gone'), [note]);
  return { gone, markGone };
}

async function askFor(query: string, signal: AbortSignal): Promise<TalentCard[]> {
  const answer = await fetch(`/api/favorites${query}`, { signal });
  if (!answer.ok) throw new Error(`favorites: status ${answer.status}`);
  const { cards } = (await answer.json()) as { cards: TalentCard[] };
  return cards;
}
