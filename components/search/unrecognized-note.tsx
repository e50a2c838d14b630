import { ChangingText } from '@/components/ui/changing-text';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';

type Props = { texts: Messages['search']; unrecognized: readonly string[] };

/** Words for a height without a number. */
const TALL_OR_SHORT = /(?<!\p{L})(?:alt[oa]s?|baix[oa]s?|baj[oa]s?|tall|short)(?!\p{L})/iu;

/**
 * Lists the terms that a search did not recognize, with a hint about numbers without a unit and
 * about words such as "tall"; nothing if all were recognized.
 */
export function UnrecognizedNote({ texts, unrecognized }: Props) {
  if (unrecognized.length === 0) return null;
  const words = unrecognized.map((one) => `“${one}”`).join(', ');
  const note = [
    fill(texts.unread, { words }),
    unrecognized.some((one) => /\d/.test(one)) && texts.numberHint,
    unrecognized.some((one) => TALL_OR_SHORT.test(one)) && texts.heightHint,
  ];
  return (
    <p className="text-mute text-sm wrap-anywhere">
      <ChangingText>{note.filter(Boolean).join(' · ')}</ChangingText>
    </p>
  );
}
