import { ChangingText } from '@/components/ui/changing-text';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import { understand } from '@/lib/search/understand';

type Props = {
  texts: Messages['search'];
  unrecognized: readonly string[];
  /** Those whose meanings are offered, so that they need no hint. */
  offered?: readonly string[];
};

/** Words for a height without a number. */
const TALL_OR_SHORT = /(?<!\p{L})(?:alt[oa]s?|baix[oa]s?|baj[oa]s?|tall|short)(?!\p{L})/iu;

/** Lists the terms that a search did not recognize, in their order, and what to write for some. */
export function UnrecognizedNote({ texts, unrecognized, offered = [] }: Props) {
  if (unrecognized.length === 0) return null;
  const quoted = (word: string) => `“${word}”`;
  const hints = unrecognized.flatMap((word) => {
    const hint = offered.includes(word) ? null : hintOf(word, texts);
    return hint ? [`${quoted(word)}: ${hint}`] : [];
  });
  const words = fill(texts.unread, { words: unrecognized.map(quoted).join(', ') });
  return (
    <p className="text-mute text-sm wrap-anywhere">
      <ChangingText>{[words, ...hints].join(' · ')}</ChangingText>
    </p>
  );
}

function hintOf(word: string, texts: Props['texts']): string | null {
  if (TALL_OR_SHORT.test(word)) return texts.heightHint;
  if (!/\d/.test(word)) return null;
  // Only an age below 18 is both understood and reported.
  return understand(word).wishes.length > 0 ? texts.agesHint : texts.numberHint;
}
