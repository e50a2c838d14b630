import type { TalentCard } from '../talents/card';
import { MAX_FAVORITES } from './limits';

/** The visitor's chosen talents, in order, notes about them by id, and the text about the job. */
export type Selection = {
  readonly talents: readonly TalentCard[];
  readonly notes: Readonly<Record<number, string>>;
  readonly brief: string;
};

export const EMPTY_SELECTION: Selection = { talents: [], notes: {}, brief: '' };

/** True if the selection contains the talent. */
export function isChosen({ talents }: Selection, id: number): boolean {
  return talents.some((talent) => talent.id === id);
}

/** Appends talents, up to the maximum. */
export function withTalents(selection: Selection, cards: readonly TalentCard[]): Selection {
  const added = cards.filter(({ id }) => !isChosen(selection, id));
  return { ...selection, talents: [...selection.talents, ...added].slice(0, MAX_FAVORITES) };
}

/** Removes talents and their notes. */
export function withoutTalents(selection: Selection, ids: readonly number[]): Selection {
  const { talents, notes } = selection;
  return {
    ...selection,
    talents: talents.filter(({ id }) => !ids.includes(id)),
    notes: Object.fromEntries(Object.entries(notes).filter(([id]) => !ids.includes(Number(id)))),
  };
}
