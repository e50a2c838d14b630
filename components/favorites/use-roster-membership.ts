import { useCallback, useEffect, useState } from 'react';
import { readComparedAnswer } from '@/lib/favorites/compared-answer';
import { type ComparedTalent, comparedCard } from '@/lib/favorites/comparison';
import { writeIds } from '@/lib/favorites/ids';
import { refreshFavorites } from '@/lib/favorites/store';
import type { TalentCard } from '@/lib/talents/card';

/**
 * Checks a selection against the roster: current records of those who are on it, ids of those who
 * are not. Updates the stored cards. While the services fail everyone counts as represented:
 * the server checks again when the selection is sent.
 */
export function useRosterMembership(talents: readonly TalentCard[]) {
  const [checked, setChecked] = useState<ReadonlyMap<number, ComparedTalent | 'gone'>>(new Map());
  const note = useCallback((found: readonly (readonly [number, ComparedTalent | 'gone'])[]) => {
    setChecked((known) => new Map([...known, ...found]));
  }, []);
  const markGone = useCallback(
    (ids: readonly number[]) => note(ids.map((id) => [id, 'gone'])),
    [note],
  );
  const unchecked = talents.flatMap(({ id }) => (checked.has(id) ? [] : [id])).join();

  useEffect(() => {
    if (!unchecked) return;
    const ids = unchecked.split(',').map(Number);
    const controller = new AbortController();
    askFor(ids, controller.signal).then(
      (cards) => {
        if (controller.signal.aborted) return;
        const here = new Map(cards.map((card) => [card.id, card]));
        refreshFavorites(cards);
        note(ids.map((id) => [id, here.get(id) ?? 'gone']));
      },
      () => {},
    );
    return () => controller.abort();
  }, [unchecked, note]);

  const gone = new Set([...checked].flatMap(([id, found]) => (found === 'gone' ? [id] : [])));
  const represented = talents.flatMap((card) => {
    const found = checked.get(card.id) ?? comparedCard(card);
    return found === 'gone' ? [] : [found];
  });
  return { represented, gone, markGone };
}

async function askFor(ids: readonly number[], signal: AbortSignal): Promise<ComparedTalent[]> {
  const answer = await fetch(`/api/favorites${writeIds(ids)}`, { signal });
  if (!answer.ok) throw new Error(`favorites: status ${answer.status}`);
  return readComparedAnswer(await answer.json());
}
