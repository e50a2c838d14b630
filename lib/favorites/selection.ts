import type { TalentCard } from '../talents/card';
import { MOST_FAVORITES, NOTE_MAX_LENGTH } from './limits';

/** The talents that a visitor chose, in the visitor's order, and a note about some of them by id. */
export type Selection = {
  readonly talents: readonly TalentCard[];
  readonly notes: Readonly<Record<number, string>>;
};

export const EMPTY_SELECTION: Selection = { talents: [], notes: {} };

export function isChosen({ talents }: Selection, id: number): boolean {
  return talents.some((talent) => talent.id === id);
}

/** With further talents at the end, for as long as there is room. */
export function withTalents(selection: Selection, cards: readonly TalentCard[]): Selection {
  const added = cards.filter(({ id }) => !isChosen(selection, id));
  return { ...selection, talents: [...selection.talents, ...added].slice(0, MOST_FAVORITES) };
}

/** Without some talents and what was noted about them. */
export function withoutTalents({ talents, notes }: Selection, ids: readonly number[]): Selection {
  return {
    talents: talents.filter(({ id }) => !ids.includes(id)),
    notes: Object.fromEntries(Object.entries(notes).filter(([id]) => !ids.includes(Number(id)))),
  };
}

/** With talents back where they stood in an earlier selection, and their notes. */
export function withReturned(now: Selection, before: Selection, ids: readonly number[]): Selection {
  const talents = [...now.talents];
  const notes = { ...now.notes };
  before.talents.forEach((talent, place) => {
    if (!ids.includes(talent.id) || isChosen(now, talent.id)) return;
    talents.splice(place, 0, talent);
    const note = before.notes[talent.id];
    if (note) notes[talent.id] = note;
  });
  return { talents: talents.slice(0, MOST_FAVORITES), notes };
}

/** With one talent at another place, counted from 0; a place past an end is that end. */
export function withMoved(selection: Selection, id: number, place: number): Selection {
  const talent = selection.talents.find((one) => one.id === id);
  if (!talent) return selection;
  const talents = selection.talents.filter((one) => one !== talent);
  talents.splice(Math.max(0, place), 0, talent);
  return { ...selection, talents };
}

/** With a note about one talent, cut where it is too long; an empty one takes it away. */
export function withNote(selection: Selection, id: number, text: string): Selection {
  const { [id]: _old, ...notes } = selection.notes;
  const note = text.slice(0, NOTE_MAX_LENGTH);
  return { ...selection, notes: note === '' ? notes : { ...notes, [id]: note } };
}

/** With what is known now of the talents; who is not among the cards stays as kept. */
export function withFresh(selection: Selection, cards: readonly TalentCard[]): Selection {
  const fresh = new Map(cards.map((card) => [card.id, card]));
  return {
    ...selection,
    talents: selection.talents.map((talent) => fresh.get(talent.id) ?? talent),
  };
}
