import { counted, fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Answer } from '@/lib/search/answer';
import { chipsOf } from './search-chips';
import { SearchMessage } from './search-message';
import { UnreadNote } from './unread-note';

type Props = { locale: Locale; texts: Messages['search']; answer: Answer<unknown> };

/** Says how many match; what was understood to whom does not see the chips; what was not. */
export function SearchSaid({ locale, texts, answer }: Props) {
  const understood = chipsOf(answer, texts, locale).map(({ text }) => text);
  return (
    <>
      {understood.length > 0 && <p className="sr-only">{`${understood.join(', ')}.`}</p>}
      <Count locale={locale} texts={texts} answer={answer} />
      <UnreadNote texts={texts} unread={unreadOf(answer)} />
    </>
  );
}

function Count({ locale, texts, answer }: Props) {
  const { wishes, nobody, total } = answer;
  if (total > 0) return <p>{counted(texts.found, total, locale)}</p>;
  if (wishes.length > 0) return <SearchMessage title={texts.found.zero} text={texts.fewer} />;
  if (!isOfNobody(answer)) return null;
  return (
    <SearchMessage title={fill(texts.none, { name: nobody.join(' ') })} text={texts.noneHint} />
  );
}

/** True for a text that asks for nothing but a name, which no talent has. */
export function isOfNobody({ wishes, name, nobody }: Answer<unknown>): boolean {
  return nobody.length > 0 && wishes.length === 0 && name === '';
}

function unreadOf(answer: Answer<unknown>): readonly string[] {
  const { unread, nobody } = answer;
  return isOfNobody(answer) ? unread.filter((one) => !nobody.includes(one)) : unread;
}
