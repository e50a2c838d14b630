import { ChangingText } from '@/components/ui/changing-text';
import { MAX_SHARED } from '@/lib/favorites/limits';
import type { SharedLink } from '@/lib/favorites/shared-link';
import { writtenDate } from '@/lib/i18n/dates';
import { counted, fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';

type Props = {
  locale: Locale;
  link: SharedLink;
  /** The number of talents in the link that are on the roster. */
  shown: number;
  /** The number of talents in the link, also those beyond the limit. */
  asked: number;
  /** The parts of the link that are not ids. */
  unread: readonly string[];
};

/** What a shared selection is, in the words of its sender and of the site. */
export function SharedLead({ locale, link, shown, asked, unread }: Props) {
  const { shared, answer } = messagesOf(locale).favorites;
  const { ids, title, by, on, answers, view } = link;
  const isReply = Object.keys(answers).length > 0;
  const left = ids.length - shown;
  const lines = [
    isReply && view === 'list' ? answer.replied : view === 'answer' ? answer.lead : shared.lead,
    on && fill(shared.made, { date: writtenDate(`${on}T12:00:00Z`, locale) }),
    left > 0 && counted(shared.left, left, locale),
    asked > MAX_SHARED && fill(shared.limit, { total: asked, count: MAX_SHARED }),
    unread.length > 0 && fill(shared.unread, { parts: unread.join(' · ') }),
  ];
  return (
    <>
      {(title || by) && (
        <div>
          {title && (
            <p className="display text-xl">
              <q>{title}</q>
            </p>
          )}
          {by && <p className="mt-1 text-lg">{by}</p>}
          <p className="mt-1 text-mute text-sm">{shared.words}</p>
        </div>
      )}
      <p className="text-lg text-mute">
        {lines.map((line) => line && <ChangingText key={line}>{`${line} `}</ChangingText>)}
      </p>
    </>
  );
}
