import { useState } from 'react';
import type { DraftNoteProps } from './draft-note';

type Options<Before> = {
  /** Empties the form and removes its draft; returns what was filled in. */
  clear: () => Before;
  bringBack: (before: Before) => void;
};

/** The note about the draft of a form, and the actions to clear the draft and to undo that. */
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
    /** Says nothing but whether this device keeps a draft. */
    reset: () => setNote(null),
    /** `filled`: there is something to be cleared; `unkept`: this device keeps nothing. */
    shown: (filled: boolean, unkept: boolean): DraftNoteProps => {
      const undoing = cleared && { name: 'undo' as const, run: () => undo(cleared) };
      return {
        note: unkept && note !== 'cleared' ? 'unkept' : (note ?? 'kept'),
        action: filled ? { name: 'clear', run: clearAll } : undoing,
      };
    },
  };
}
