import { ChangingText } from '@/components/ui/changing-text';
import type { FormTexts } from './texts';

export type DraftNoteProps = {
  /** The message to show, by its key; `kept` and `unkept`: whether this device stores the draft. */
  note: 'restored' | 'cleared' | 'kept' | 'unkept';
  /** What the button does. One button for both, so that it does not lose the focus. */
  action: { name: 'clear' | 'undo'; run: () => void } | null;
};

/**
 * Tells whether the draft is stored on this device, and offers to clear it or to undo that. Needs
 * script.
 */
export function DraftNote({ texts, note, action }: DraftNoteProps & { texts: FormTexts }) {
  const { draft } = texts.forms;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-6 pb-6 text-mute text-sm [@media(scripting:none)]:hidden">
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
