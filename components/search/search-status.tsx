import { ChangingText } from '@/components/ui/changing-text';
import { counted, fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Answer } from '@/lib/search/search';
import type { Correction } from '@/lib/search/vocabulary';
import { holdsPeople } from '@/lib/talents/views';
import { MeantQuestion } from './meant-question';
import { chipsOf } from './search-chips';
import { UnrecognizedNote } from './unrecognized-note';

type Props = {
  locale: Locale;
  texts: Messages['search'];
  answer: Answer<unknown>;
};

type StatusProps = Props & { onMeant?: (correction: Correction) => void };

/** Announces the match count, the recognized terms (for screen readers) and the unrecognized ones. */
export function SearchStatus({ locale, texts, answer, onMeant }: StatusProps) {
  const understood = chipsOf(answer, texts, locale).map(({ text }) => text);
  return (
    <>
      {understood.length > 0 && (
        <p className="sr-only">
          <ChangingText>{`${understood.join(', ')}.`}</ChangingText>
        </p>
      )}
      <Count locale={locale} texts={texts} answer={answer} />
      <UnrecognizedNote texts={texts} unrecognized={unrecognizedIn(answer)} />
      <MeantQuestion texts={texts} unrecognized={answer.unrecognized} onMeant={onMeant} />
    </>
  );
}

function Count({ locale, texts, answer }: Props) {
  const { wishes, unknownNames, total } = answer;
  if (total > 0) {
    const found = isOfPeople(answer) ? texts.foundPeople : texts.found;
    return (
      <p>
        <ChangingText>{counted(found, total, locale)}</ChangingText>
      </p>
    );
  }
  if (wishes.length > 0) return <SearchMessage title={texts.found.zero} text={texts.fewer} />;
  if (!isUnknownName(answer)) return null;
  return (
    <SearchMessage
      title={fill(texts.none, { name: unknownNames.join(' ') })}
      text={texts.noneHint}
    />
  );
}

function isOfPeople({ view, query }: Answer<unknown>): boolean {
  return holdsPeople(view, query.category);
}

export function seeText(
  answer: Answer<unknown>,
  texts: Messages['search'],
  locale: Locale,
): string {
  return counted(isOfPeople(answer) ? texts.seePeople : texts.see, answer.total, locale);
}

/** True if the text is only a name, and no talent has it, nor a name that begins like this. */
export function isUnknownName(answer: Answer<unknown>): boolean {
  return isOnlyName(answer) && answer.first.length === 0;
}

/** True if nothing but a name was typed, and it is not the name of a talent. */
function isOnlyName({ wishes, name, unknownNames }: Answer<unknown>): boolean {
  return unknownNames.length > 0 && wishes.length === 0 && name === '';
}

function unrecognizedIn(answer: Answer<unknown>): readonly string[] {
  const { unrecognized, unknownNames } = answer;
  return isOnlyName(answer)
    ? unrecognized.filter((one) => !unknownNames.includes(one))
    : unrecognized;
}

type SearchMessageProps = { title: string; text: string };

/** Shown in place of results, styled like other empty states. */
export function SearchMessage({ title, text }: SearchMessageProps) {
  return (
    <div className="pt-4">
      <p className="display text-ink text-xl wrap-anywhere">
        <ChangingText>{title}</ChangingText>
      </p>
      <p className="mt-3 text-base text-mute">
        <ChangingText>{text}</ChangingText>
      </p>
    </div>
  );
}
