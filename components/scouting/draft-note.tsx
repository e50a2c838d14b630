import type { ScoutingTexts } from './texts';

type Props = {
  texts: ScoutingTexts;
  note: 'restored' | 'cleared' | null;
  /** Whether there is something to clear. */
  kept: boolean;
  onClear: () => void;
};

/** Says that what is filled in stays on this device, and clears it on demand. Needs script. */
export function DraftNote({ texts: { scouting }, note, kept, onClear }: Props) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-6 pb-6 text-mute text-sm [@media(scripting:none)]:hidden">
      <p role="status">{note ? scouting[note] : scouting.kept}</p>
      {kept && (
        <button
          type="button"
          onClick={onClear}
          className="min-h-11 cursor-pointer text-ink underline underline-offset-4"
        >
          {scouting.clear}
        </button>
      )}
    </div>
  );
}
