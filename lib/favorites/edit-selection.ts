import { cleanParagraph } from '../clean-text';
import { TYPED_FACTOR } from '../forms/limits';
import type { TalentCard } from '../talents/card';
import { MAX_FAVORITES, NOTE_MAX_LENGTH } from './limits';
import { isChosen, type Selection } from './selection';

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
  return { ...now, talents: talents.slice(0, MAX_FAVORITES), notes };
}

/** Moves one talent to another place, counted from 0 and clamped to the ends. */
export function withMoved(selection: Selection, id: number, index: number): Selection {
  const talent = selection.talents.find((card) => card.id === id);
  if (!talent) return selection;
  const talents = selection.talents.filter((card) => card !== talent);
  talents.splice(Math.max(0, index), 0, talent);
  return { ...selection, talents };
}

/** True for a note that the agency does not take. */
export function isNoteTooLong(note: string): boolean {
  return note.length > NOTE_MAX_LENGTH && cleanParagraph(note).length > NOTE_MAX_LENGTH;
}

/** Sets the note about one talent; an empty one removes it. Retains up to ten times what the agency takes. */
export function withNote(selection: Selection, id: number, text: string): Selection {
  const { [id]: _old, ...notes } = selection.notes;
  const note = text.slice(0, NOTE_MAX_LENGTH * TYPED_FACTOR);
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
