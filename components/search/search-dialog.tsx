'use client';

import { X } from 'lucide';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Dialog } from '@/components/ui/dialog';
import { takeEntry } from '@/components/ui/overlay-entry';
import { SiteLink } from '@/components/ui/site-link';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf, profileRoute } from '@/lib/routes/build';
import { listPath } from '@/lib/search/search';
import { SearchChips } from './search-chips';
import type { SearchData } from './search-data';
import { SearchField } from './search-field';
import { SearchResults } from './search-results';
import { isUnknownName, SearchMessage, SearchStatus, seeText } from './search-status';
import { useSearch } from './use-search';

type Props = Omit<SearchData, 'build'> & { locale: Locale; onClose: () => void };

const LIST_ID = 'search-results';
const TO_LIST = 'button button-filled my-4';

/**
 * One field for names and wishes: type, then choose a talent with the arrow keys or the pointer, or
 * go on to the list of all matches. Enter opens the chosen talent; if none is chosen, the list of
 * matches, or the first talent of that name.
 */
export default function SearchDialog({ locale, texts, measures, categoryIds, onClose }: Props) {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [{ typed, active }, setState] = useState({ typed: '', active: -1 });
  const setActive = (place: number) => setState({ typed, active: place });
  const { state, answer, found } = useSearch(typed, locale, categoryIds);
  const list = answer && answer.total > 0 ? listPath(answer, locale) : null;

  const open = (path: string) => {
    const way = takeEntry();
    onClose();
    router[way](path);
  };
  const type = (words: string) => {
    setState({ typed: words, active: -1 });
    field.current?.focus();
  };
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
    const one = found[active] ?? (answer && !wished ? found[0] : undefined);
    if (one) open(pathOf(locale, profileRoute(one)));
    else if (list) open(list);
  };

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
    <Dialog place="top" aria-label={texts.open} onClose={onClose}>
      <div className="min-h-64 px-gutter pb-10">
        <div className="flex items-center gap-4 border-ink border-b has-[input:focus-visible]:shadow-[0_1px_0_var(--color-ink)]">
          <SearchField
            ref={field}
            label={texts.label}
            listId={LIST_ID}
            chosenId={found[active] ? `${LIST_ID}-${active}` : undefined}
            expanded={found.length > 0}
            value={typed}
            onType={(words) => setState({ typed: words, active: -1 })}
            onKeyDown={onKeyDown}
          />
          <IconButton
            icon={X}
            iconSize={24}
            onClick={onClose}
            aria-label={texts.close}
            className="-mr-3"
          />
        </div>
        {answer && <SearchChips locale={locale} texts={texts} understood={answer} onType={type} />}
        <div role="status" className="min-h-10 space-y-1 pt-3 text-mute text-sm">
          {answer ? (
            <SearchStatus
              locale={locale}
              texts={texts}
              answer={answer}
              onMeant={({ typed: word, meant }) => type(typed.replace(word, () => meant))}
            />
          ) : (
            waiting && <ChangingText>{waiting}</ChangingText>
          )}
        </div>
        {answer && isUnknownName(answer) && (
          <SiteLink href={pathOf(locale, { page: 'roster', view: 'models' })} className={TO_LIST}>
            {texts.seeModels}
          </SiteLink>
        )}
        {toList}
        {empty && <SearchMessage title={texts.idle} text={texts.idleHint} />}
        <SearchResults
          id={LIST_ID}
          label={texts.results}
          measures={measures}
          locale={locale}
          found={found}
          active={active}
          onPoint={setActive}
        />
      </div>
    </Dialog>
  );
}
