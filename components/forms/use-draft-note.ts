import { useState } from 'react';
import type { DraftNoteProps } from './draft-note';

type Options<Previous> = {
  /** Empties the form and removes its draft; returns the previous answers. */
  clear: () => Previous;
  bringBack: (previous: Previous) => void;
};

/** The note about the draft of a form, and the actions to clear it and to undo that. */
export function useDraftNote<Previous extends object>({ clear, bringBack }: Options<Previous>) {
  const [note, setNote] = useState<'restored' | 'cleared' | null>(null);
  const [cleared, setCleared] = useState<Previous | null>(null);

  const clearAll = () => {
    setCleared(clear());
    setNote('cleared');
  };
  const undo = (previous: Previous) => {
    bringBack(previous);
    setCleared(null);
    setNote('restored');
  };

  return {
    restored: () => setNote('restored'),
    /** Resets the note to whether this device stores a draft. */
    reset: () => setNote(null),
    /**
     * `filled`: there is something to clear; `notPersisted`: this device cannot store the draft.
     */
    shown: (filled: boolean, notPersisted: boolean): DraftNoteProps => {
      const undoing = cleared && { name: 'undo' as const, run: () => undo(cleared) };
      return {
        note: notPersisted && note !== 'cleared' ? 'unkept' : (note ?? 'kept'),
        action: filled ? { name: 'clear', run: clearAll } : undoing,
      };
    },
  };
}
