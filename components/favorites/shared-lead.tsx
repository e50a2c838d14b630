import { ChangingText } from '@/components/ui/changing-text';
import { MAX_SHARED } from '@/lib/favorites/limits';
import { counted, fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';

type Props = {
  locale: Locale;
  /** The number of talents in the link who are no longer on the roster. */
  left: number;
  /** The number of talents in the link, also those beyond the limit. */
  asked: number;
  /** The parts of the link that are not ids. */
  unread: readonly string[];
};

/** What a shared selection is, and what of its link is not shown. */
export function SharedLead({ locale, left, asked, unread }: Props) {
  const { shared } = messagesOf(locale).favorites;
  const lines = [
    shared.lead,
    left > 0 && counted(shared.left, left, locale),
    asked > MAX_SHARED && fill(shared.limit, { total: asked, count: MAX_SHARED }),
    unread.length > 0 && fill(shared.unread, { parts: unread.join(' · ') }),
  ];
  return (
    <p className="max-w-[40rem] px-gutter pt-4 text-lg text-mute">
      {lines.map((line) => line && <ChangingText key={line}>{`${line} `}</ChangingText>)}
    </p>
  );
}
