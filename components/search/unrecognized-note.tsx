import { ChangingText } from '@/components/ui/changing-text';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';

type Props = { texts: Messages['search']; unrecognized: readonly string[] };

/** Words for a height without a number. */
const TALL_OR_SHORT = /(?<!\p{L})(?:alt[oa]s?|baix[oa]s?|baj[oa]s?|tall|short)(?!\p{L})/iu;

/** A word for a measure with a number of one or two digits. */
const IN_INCHES =
  /(?<!\p{L})(?:bust|chest|waist|hips?|busto|t[óo]rax|peito|pecho|cintura|quadril|caderas?)(?!\p{L})\D{0,20}\d{1,2}(?!\d)/iu;
/** A word for a size with a number of one or two digits. */
const AMERICAN_SIZE =
  /(?<!\p{L})(?:size|shoes?|dress|sapato|zapato|tamanho|talla|us)(?!\p{L})\D{0,20}\d{1,2}(?!\d)/iu;

/**
 * Lists the terms that a search did not recognize, with a hint about numbers without a unit, or a question
 * about inches or American sizes, and a hint about words such as "tall"; nothing if all were recognized.
 */
export function UnrecognizedNote({ texts, unrecognized }: Props) {
  if (unrecognized.length === 0) return null;
  const words = unrecognized.map((one) => `“${one}”`).join(', ');
  const numbers = unrecognized.filter((one) => /\d/.test(one));
  const note = [
    fill(texts.unread, { words }),
    numbers.length > 0 && numberHint(texts, numbers),
    unrecognized.some((one) => TALL_OR_SHORT.test(one)) && texts.heightHint,
  ];
  return (
    <p className="text-mute text-sm wrap-anywhere">
      <ChangingText>{note.filter(Boolean).join(' · ')}</ChangingText>
    </p>
  );
}

/** Asks what a number measures: `chest 40` may be in inches, `shoe size 8` an American size. */
function numberHint(texts: Props['texts'], numbers: readonly string[]): string {
  const measure = numbers.map((one) => IN_INCHES.exec(one)?.[0]).find(Boolean);
  if (measure) return fill(texts.inchHint, { measure });
  return numbers.some((one) => AMERICAN_SIZE.test(one)) ? texts.sizeHint : texts.numberHint;
}
