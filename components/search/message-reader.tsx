import { useMemo, useState } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { counted } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { isTooLong, readMessage, totalOf } from '@/lib/message/read-message';
import type { ListedTalent } from '@/lib/talents/card';
import type { CategoryIds } from '@/lib/talents/categories';
import { boundsOf } from '@/lib/talents/ranges';
import { MESSAGE_FIELD, MessageAnswer } from './message-answer';

type Props = {
  locale: Locale;
  texts: Messages['search'];
  categoryIds: CategoryIds;
  /** Every talent; null until the index is loaded. */
  index: readonly ListedTalent[] | null;
  /** What was pasted. */
  pasted: string;
  onOpen: (path: string) => void;
  onBack: () => void;
};

/** Parses a message in the browser as it is typed. It is never sent, nor put into a URL. */
export default function MessageReader(props: Props) {
  const { locale, texts, categoryIds, index, pasted, onOpen, onBack } = props;
  const { message: words } = texts;
  const [typed, setTyped] = useState(pasted);
  const long = isTooLong(typed);
  const read = useMemo(() => {
    if (!index || long || typed.trim() === '') return null;
    const message = readMessage(typed, { bounds: boundsOf(index) });
    return { message, totals: message.roles.map((role) => totalOf(role, index, categoryIds)) };
  }, [typed, long, index, categoryIds]);
  const status = read
    ? counted(words.found, read.message.roles.length, locale)
    : typed.trim() && !long && texts.loading;

  return (
    <>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the field that had the focus
        autoFocus
        aria-label={words.label}
        aria-describedby="message-note"
        aria-invalid={long || undefined}
        placeholder={words.placeholder}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className={`field-control ${MESSAGE_FIELD}`}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-2">
        <p id="message-note" className={`text-sm ${long ? 'text-accent' : 'text-mute'}`}>
          <ChangingText>{long ? words.tooLong : words.note}</ChangingText>
        </p>
        <button type="button" onClick={onBack} className="min-h-9 cursor-pointer text-sm underline">
          {words.back}
        </button>
      </div>
      <div role="status" className="min-h-6 pt-2 text-mute text-sm">
        {status && <ChangingText>{status}</ChangingText>}
      </div>
      {read && (
        <MessageAnswer {...{ locale, texts, ...read }} onOpen={onOpen}>
          {null}
        </MessageAnswer>
      )}
    </>
  );
}
