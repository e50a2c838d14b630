import { ChangingText } from '@/components/ui/changing-text';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import type { Correction } from '@/lib/search/corrections';

type Props = {
  texts: Messages['search'];
  corrections: readonly Correction[];
  /** Corrects the typed text. Without it, the questions are text alone. */
  onMeant?: (correction: Correction) => void;
};

/** Offers what words and numbers may mean: `Did you mean “manequim”?`, `size 38`. */
export function MeantQuestion({ texts, corrections, onMeant }: Props) {
  return corrections.map((correction) => {
    const question = <ChangingText>{questionOf(correction, texts)}</ChangingText>;
    if (!onMeant) {
      return (
        <p key={correction.meant} className="text-mute text-sm wrap-anywhere">
          {question}
        </p>
      );
    }
    return (
      <button
        key={correction.meant}
        type="button"
        onClick={() => onMeant(correction)}
        className="mr-4 inline-flex min-h-9 cursor-pointer items-center text-ink text-sm underline underline-offset-4 wrap-anywhere"
      >
        {question}
      </button>
    );
  });
}

function questionOf({ is, typed, meant: word }: Correction, texts: Props['texts']): string {
  if (is === 'bare') return word;
  return fill(is === 'foreign' ? texts.about : texts.meant, { typed, word });
}
