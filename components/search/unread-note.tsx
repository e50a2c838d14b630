import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';

type Props = { texts: Messages['search']; unread: readonly string[] };

/** Words for a height that say no number. */
const TALL_OR_SHORT = /(?<!\p{L})(?:alt[oa]s?|baix[oa]s?|baj[oa]s?|tall|short)(?!\p{L})/iu;

/**
 * Says what a search did not understand, what a number lacks and what a tall person could mean; nothing
 * when all was understood.
 */
export function UnreadNote({ texts, unread }: Props) {
  if (unread.length === 0) return null;
  const words = unread.map((one) => `“${one}”`).join(', ');
  return (
    <p className="text-mute text-sm wrap-anywhere">
      {fill(texts.unread, { words })}
      {unread.some((one) => /\d/.test(one)) && ` · ${texts.numberHint}`}
      {unread.some((one) => TALL_OR_SHORT.test(one)) && ` · ${texts.heightHint}`}
    </p>
  );
}
