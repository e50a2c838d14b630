import { ChangingText } from '@/components/ui/changing-text';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import { type Correction, correctionOf } from '@/lib/search/vocabulary';

type Props = {
  texts: Messages['search'];
  unrecognized: readonly string[];
  /** Corrects the typed text. Without it, the question is text alone. */
  onMeant?: (correction: Correction) => void;
};

/** Asks about a misspelled word: `Did you mean “manequim”?`. */
export function MeantQuestion({ texts, unrecognized, onMeant }: Props) {
  const correction = correctionOf(unrecognized);
  if (!correction) return null;
  const question = <ChangingText>{fill(texts.meant, { word: correction.meant })}</ChangingText>;
  if (!onMeant) return <p className="text-mute text-sm wrap-anywhere">{question}</p>;
  return (
    <button
      type="button"
      onClick={() => onMeant(correction)}
      className="inline-flex min-h-9 cursor-pointer items-center text-ink text-sm underline underline-offset-4 wrap-anywhere"
    >
      {question}
    </button>
  );
}
