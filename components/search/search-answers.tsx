'use client';

import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { loadIndex, readyIndex } from '@/components/talents/index-source';
import { ChangingText } from '@/components/ui/changing-text';
import { useNavigate } from '@/components/ui/navigate';
import { SiteLink } from '@/components/ui/site-link';
import { FETCH_MIN_MS } from '@/lib/config/constants';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { type Answer, answerTo, listPath, prepared } from '@/lib/search/search';
import { SEARCH_MAX_LENGTH } from '@/lib/search/typed-text';
import type { ListedTalent } from '@/lib/talents/card';
import type { CategoryIds } from '@/lib/talents/categories';
import { SearchChips } from './search-chips';
import { SearchResults } from './search-results';
import type { AnswersProps } from './search-sheet';
import { SearchMessage, SearchOffers, SearchStatus, seeText } from './search-status';

const TO_LIST = 'button button-filled my-4';

/**
 * What the search answers to names and wishes: choose a talent with the arrow keys or the pointer, or
 * go on to the list of all matches. Enter opens the chosen talent; if none is chosen, the first talent
 * of a name that was understood, else the list of matches.
 */
export default function SearchAnswers(props: AnswersProps) {
  const { locale, texts, measures, categoryIds, listId, typed, keys, onList, onType } = props;
  const { navigate } = useNavigate();
  const [chosen, setChosen] = useState({ typed, active: -1 });
  const active = chosen.typed === typed ? chosen.active : -1;
  const setActive = (place: number) => setChosen({ typed, active: place });
  const { state, answer, found } = useSearch(typed, locale, categoryIds);
  const list = answer && answer.total > 0 ? listPath(answer, locale) : null;

  const isAll = answer?.everyone === true && answer.name === '';
  const wished = isAll || (answer !== null && answer.wishes.length > 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      const next = active < 0 && step < 0 ? found.length - 1 : active + step;
      setActive((next + found.length) % found.length);
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const isName = answer && !wished && answer.unrecognized.length === 0;
    const one = found[active] ?? (isName ? found[0] : undefined);
    if (one) navigate(pathOf(locale, profileRoute(one)));
    else if (list) navigate(list);
  };
  useImperativeHandle(keys, () => onKeyDown);
  const expanded = found.length > 0;
  const chosenId = found[active] ? `${listId}-${active}` : undefined;
  useLayoutEffect(() => onList({ expanded, chosenId }), [onList, expanded, chosenId]);

  const empty = typed.trim() === '';
  const waiting = { loading: empty ? '' : texts.loading, failed: texts.failed, ready: '' }[state];
  const toList = list && answer && (
    <SiteLink
      href={list}
      className={answer.total > found.length ? TO_LIST : 'quiet-link inline-block py-3 text-sm'}
    >
      <ChangingText>{seeText(answer, texts, locale)}</ChangingText>
    </SiteLink>
  );
  return (
    <>
      {answer && <SearchChips locale={locale} texts={texts} understood={answer} onType={onType} />}
      <div role="status" className="min-h-10 space-y-1 pt-3 text-mute text-sm">
        {answer ? (
          <SearchStatus
            locale={locale}
            texts={texts}
            answer={answer}
            onMeant={({ typed: word, meant }) => onType(typed.replace(word, () => meant))}
          />
        ) : (
          waiting && <ChangingText>{waiting}</ChangingText>
        )}
        {typed.length > SEARCH_MAX_LENGTH && <p>{texts.long}</p>}
      </div>
      {answer?.total === 0 && !wished && found.length === 0 && (
        <SiteLink href={pathOf(locale, { page: 'roster', view: 'models' })} className={TO_LIST}>
          {texts.seeModels}
        </SiteLink>
      )}
      {toList}
      {answer && <SearchOffers locale={locale} texts={texts} answer={answer} />}
      {empty && <SearchMessage title={texts.idle} text={texts.idleHint} />}
      <SearchResults
        id={listId}
        label={texts.results}
        measures={measures}
        locale={locale}
        found={found}
        active={active}
        onPoint={setActive}
      />
    </>
  );
}

/**
 * Interprets the typed text and finds the matches, once the index is loaded. If it cannot be loaded, the
 * next change of the text retries.
 */
function useSearch(typed: string, locale: Locale, categoryIds: CategoryIds) {
  const [index, setIndex] = useState<readonly ListedTalent[] | null>(() => readyIndex('models'));
  /** The text that was typed when the index could not be loaded. */
  const [failed, setFailed] = useState<string | null>(null);
  const isWaiting = index === null && failed !== typed;
  const fail = useEffectEvent(() => setFailed(typed));

  useEffect(() => {
    if (!isWaiting) return;
    let here = true;
    const minimum = new Promise((resolve) => setTimeout(resolve, FETCH_MIN_MS));
    Promise.all([loadIndex('models'), minimum]).then(
      ([rows]) => here && setIndex(rows),
      () => here && fail(),
    );
    return () => {
      here = false;
    };
  }, [isWaiting]);

  const known = useMemo(() => index && prepared(index), [index]);
  const answer = useMemo<Answer<ListedTalent> | null>(() => {
    if (!index || !known || typed.trim() === '') return null;
    return answerTo(typed, { locale, rows: index, ...known, categoryIds });
  }, [index, known, typed, locale, categoryIds]);
  const state = index ? 'ready' : isWaiting ? 'loading' : 'failed';
  return { state, answer, found: answer?.first ?? [] };
}
