import { ChangingText } from '@/components/ui/changing-text';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';

type Props = { texts: Messages['search']; unrecognized: readonly string[] };

/** Words for a height without a number. */
const TALL_OR_SHORT = /(?<!\p{L})(?:alt[oa]s?|baix[oa]s?|baj[oa]s?|tall|short)(?!\p{L})/iu;

const MEASURE =
  'bust|chest|waist|hips?|busto|t[óo]rax|peito|pecho|cintura|quadril|cadera|size|shoes?|dress|sapato|zapato|tamanho|talla|us';
/** A measure with a number that may be in inches or American: `chest 40`, `shoe size 8`. */
const AMERICAN = new RegExp(`(?<!\\p{L})(?:${MEASURE})(?!\\p{L})\\D*\\d{1,2}(?!\\d)`, 'iu');

/**
 * Lists the terms that a search did not recognize, with a hint about numbers without a unit,
 * a question about American sizes, and a hint about words such as "tall"; nothing if all were recognized.
 */
export function UnrecognizedNote({ texts, unrecognized }: Props) {
  if (unrecognized.length === 0) return null;
  const words = unrecognized.map((one) => `“${one}”`).join(', ');
  const numbers = unrecognized.filter((one) => /\d/.test(one));
  const american = numbers.some((one) => AMERICAN.test(one));
  const note = [
    fill(texts.unread, { words }),
    numbers.length > 0 && (american ? texts.sizeHint : texts.numberHint),
    unrecognized.some((one) => TALL_OR_SHORT.test(one)) && texts.heightHint,
  ];
  return (
    <p className="text-mute text-sm wrap-anywhere">
      <ChangingText>{note.filter(Boolean).join(' · ')}</ChangingText>
    </p>
  );
}
