import { useState } from 'react';
import type { DraftNoteProps } from './draft-note';

type Options<Before> = {
  /** Empties the form and removes its draft; returns the previous answers. */
  clear: () => Before;
  bringBack: (before: Before) => void;
};

/** The note about the draft of a form, and the actions to clear it and to undo that. */
export function useDraftNote<Before extends object>({ clear, bringBack }: Options<Before>) {
  const [note, setNote] = useState<'restored' | 'cleared' | null>(null);
  const [cleared, setCleared] = useState<Before | null>(null);

  const clearAll = () => {
    setCleared(clear());
    setNote('cleared');
  };
  const undo = (before: Before) => {
    bringBack(before);
    setCleared(null);
    setNote('restored');
  };

  return {
    restored: () => setNote('restored'),
    /** Back to the note that only tells whether this device stores a draft. */
    reset: () => setNote(null),
    /** `filled`: there is something to clear; `notStored`: this device cannot store the draft. */
    shown: (filled: boolean, notStored: boolean): DraftNoteProps => {
      const undoing = cleared && { name: 'undo' as const, run: () => undo(cleared) };
      return {
        note: notStored && note !== 'cleared' ? 'unkept' : (note ?? 'kept'),
        action: filled ? { name: 'clear', run: clearAll } : undoing,
      };
    },
  };
}
