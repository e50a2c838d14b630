import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';

type Props = { texts: Messages['search']; unread: readonly string[] };

/** Says what a search did not understand, and what a number lacks; nothing when all was understood. */
export function UnreadNote({ texts, unread }: Props) {
  if (unread.length === 0) return null;
  const words = unread.map((one) => `“${one}”`).join(', ');
  return (
    <p className="text-mute text-sm wrap-anywhere">
      {fill(texts.unread, { words })}
      {unread.some((one) => /\d/.test(one)) && ` · ${texts.numberHint}`}
    </p>
  );
}
