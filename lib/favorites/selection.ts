import type { TalentCard } from '../talents/card';
import { MAX_FAVORITES, NOTE_MAX_LENGTH } from './limits';

/** The visitor's chosen talents, in order, and notes about them by id. */
export type Selection = {
  readonly talents: readonly TalentCard[];
  readonly notes: Readonly<Record<number, string>>;
};

export const EMPTY_SELECTION: Selection = { talents: [], notes: {} };

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
export function withoutTalents({ talents, notes }: Selection, ids: readonly number[]): Selection {
  return {
    talents: talents.filter(({ id }) => !ids.includes(id)),
    notes: Object.fromEntries(Object.entries(notes).filter(([id]) => !ids.includes(Number(id)))),
  };
}

/** Undo: restores talents from an earlier selection to their former places, with their notes. */
export function withReturned(now: Selection, before: Selection, ids: readonly number[]): Selection {
  const talents = [...now.talents];
  const notes = { ...now.notes };
  before.talents.forEach((talent, index) => {
    if (!ids.includes(talent.id) || isChosen(now, talent.id)) return;
    talents.splice(index, 0, talent);
    const note = before.notes[talent.id];
    if (note) notes[talent.id] = note;
  });
  return { talents: talents.slice(0, MAX_FAVORITES), notes };
}

/** Moves one talent to another place, counted from 0 and clamped to the ends. */
export function withMoved(selection: Selection, id: number, index: number): Selection {
  const talent = selection.talents.find((card) => card.id === id);
  if (!talent) return selection;
  const talents = selection.talents.filter((card) => card !== talent);
  talents.splice(Math.max(0, index), 0, talent);
  return { ...selection, talents };
}

/** Sets the note about one talent, truncated; an empty one removes it. */
export function withNote(selection: Selection, id: number, text: string): Selection {
  const { [id]: _old, ...notes } = selection.notes;
  const note = text.slice(0, NOTE_MAX_LENGTH);
  return { ...selection, notes: note === '' ? notes : { ...notes, [id]: note } };
}

/** Replaces talents by their current cards; talents without a card remain as stored. */
export function withFresh(selection: Selection, cards: readonly TalentCard[]): Selection {
  const fresh = new Map(cards.map((card) => [card.id, card]));
  return {
    ...selection,
    talents: selection.talents.map((talent) => fresh.get(talent.id) ?? talent),
  };
}
