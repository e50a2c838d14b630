import type { FormTexts } from './texts';

export type DraftNoteProps = {
  /** What is to be said of what is filled in; `kept` and `unkept`: whether this device keeps it. */
  note: 'restored' | 'cleared' | 'kept' | 'unkept';
  /** What can be done about it. One button for both, so that the focus stays on it. */
  action: { name: 'clear' | 'undo'; run: () => void } | null;
};

/** Says whether what is filled in stays on this device, clears it and brings it back. Needs script. */
export function DraftNote({ texts, note, action }: DraftNoteProps & { texts: FormTexts }) {
  const { draft } = texts.forms;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-6 pb-6 text-mute text-sm [@media(scripting:none)]:hidden">
      <p role="status">{draft[note]}</p>
      {action && (
        <button
          type="button"
          onClick={action.run}
          className="min-h-11 cursor-pointer text-ink underline underline-offset-4"
        >
          {draft[action.name]}
        </button>
      )}
    </div>
  );
}
