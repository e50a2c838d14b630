import { ChangingText } from '@/components/ui/changing-text';
import { SiteLink } from '@/components/ui/site-link';
import { counted, fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Correction } from '@/lib/search/corrections';
import { type Answer, listPath } from '@/lib/search/search';
import { wordsOf } from '@/lib/search/wording';
import { nearMissText } from '@/lib/talents/narrowing-text';
import { RANGE_LIMITS } from '@/lib/talents/ranges';
import { kindOfList } from '@/lib/talents/views';
import { MeantQuestion } from './meant-question';
import { chipsOf } from './search-chips';
import { UnrecognizedNote } from './unrecognized-note';

type Props = {
  locale: Locale;
  texts: Messages['search'];
  answer: Answer<unknown>;
};

type StatusProps = Props & { onMeant: (correction: Correction) => void };

/** Announces the match count, the recognized terms (for screen readers) and the unrecognized ones. */
export function SearchStatus({ locale, texts, answer, onMeant }: StatusProps) {
  const understood = chipsOf(answer, locale).map(({ text }) => text);
  return (
    <>
      {understood.length > 0 && (
        <p className="sr-only">
          <ChangingText>{`${understood.join(', ')}.`}</ChangingText>
        </p>
      )}
      <Count locale={locale} texts={texts} answer={answer} />
      <UnrecognizedNote
        texts={texts}
        unrecognized={answer.unrecognized}
        offered={answer.corrections.map(({ typed }) => typed)}
      />
      <MeantQuestion texts={texts} corrections={answer.corrections} onMeant={onMeant} />
    </>
  );
}

function Count({ locale, texts, answer }: Props) {
  const { wishes, total } = answer;
  if (total > 0) {
    return (
      <p>
        <ChangingText>{counted(texts.found, total, locale, kindOf(answer))}</ChangingText>
      </p>
    );
  }
  if (wishes.length === 0) return null;
  return (
    <SearchMessage
      title={texts.found.zero}
      text={answer.near.length + answer.suggestions.length > 0 ? texts.near : texts.fewer}
    />
  );
}

function kindOf({ view, query }: Answer<unknown>) {
  return kindOfList(view, query.category);
}

export function seeText(
  answer: Answer<unknown>,
  texts: Messages['search'],
  locale: Locale,
): string {
  return counted(texts.see, answer.total, locale, kindOf(answer));
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

/** Links to lists with a wider range, or without a wish, and how many talents they have. */
export function SearchOffers({ locale, texts, answer }: Props) {
  const { near, suggestions, wishes, name } = answer;
  const place = { ...answer, bounds: RANGE_LIMITS };
  const offers = [
    ...near.map((offer) => ({ ...offer, text: nearMissText(place, offer, locale) })),
    ...suggestions.map((offer) => {
      const removed = wishes.filter(({ key }) => key === offer.key);
      const wish = removed.map((one) => wordsOf(one, locale, wishes)).join(', ') || name;
      return { ...offer, text: fill(texts.without, { wish }) };
    }),
  ];
  if (offers.length === 0) return null;
  return (
    <ul className="max-w-md border-line border-t">
      {offers.map(({ text, count, query }) => (
        <li key={text} className="border-line border-b">
          <SiteLink
            href={listPath({ ...answer, query }, locale)}
            className="flex items-baseline justify-between gap-6 py-3 hover:bg-tint"
          >
            <span className="min-w-0 wrap-anywhere">
              <ChangingText>{text}</ChangingText>
            </span>
            <span className="shrink-0 text-mute tabular-nums">
              <ChangingText>{counted(texts.found, count, locale)}</ChangingText>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
