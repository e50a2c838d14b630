import { useState } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import type { FormTexts } from './texts';

type Note = {
  /** The message to show, by its key; `saved` and `unsaved`: whether this device stores the draft. */
  note: 'restored' | 'cleared' | 'saved' | 'unsaved';
  /** What the button does. One button for both, so that it does not lose the focus. */
  action: { name: 'clear' | 'undo'; run: () => void } | null;
};

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
    /** `filled`: there is something to clear; `notPersisted`: this device cannot store it. */
    shown: (filled: boolean, notPersisted: boolean): Note => {
      const undoing = cleared && { name: 'undo' as const, run: () => undo(cleared) };
      return {
        note: notPersisted && note !== 'cleared' ? 'unsaved' : (note ?? 'saved'),
        action: filled ? { name: 'clear', run: clearAll } : undoing,
      };
    },
  };
}

/** Tells whether the draft is stored, and offers to clear it or to undo that. Needs script. */
export function DraftNote({ texts, note, action }: Note & { texts: FormTexts }) {
  const { draft } = texts.forms;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-6 pb-6 text-mute text-sm noscript:hidden">
      <p role="status">
        <ChangingText>{draft[note]}</ChangingText>
      </p>
      {action && (
        <button
          type="button"
          onClick={action.run}
          className="min-h-11 cursor-pointer text-ink underline underline-offset-4"
        >
          <ChangingText>{draft[action.name]}</ChangingText>
        </button>
      )}
    </div>
  );
}
