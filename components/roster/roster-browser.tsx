'use client';

import { lazy, type MouseEvent, type ReactNode, useState } from 'react';
import { useLastVisit } from '@/components/recently-viewed/use-last-visit';
import { leaveTrail } from '@/components/talents/leave-trail';
import { TalentGrid } from '@/components/talents/talent-grid';
import { ChangingText } from '@/components/ui/changing-text';
import { isPlainClick } from '@/components/ui/plain-click';
import { ActiveFilters } from './active-filters';
import { CategoryTabs } from './category-tabs';
import { countText } from './count-text';
import { FilterButton } from './filter-button';
import { FilterPanel } from './filter-panel';
import { LetterStrip } from './letter-strip';
import { LoadingMark } from './loading-mark';
import { narrowingLinks } from './narrowing-links';
import { NoTalents } from './no-talents';
import { PageLinks } from './page-links';
import type { RosterTexts } from './roster-place';
import type { RosterSource } from './roster-state';
import { SortSelect } from './sort-select';
import { useGrowth } from './use-growth';
import { useRoster } from './use-roster';

/** React renders a `<noscript>` only on the server, so no browser ever loads this. */
const NoScriptFilter = lazy(() => import('./no-script-filter'));

type Props = RosterSource & {
  texts: RosterTexts;
  /** The head of the page, above the list. */
  children: ReactNode;
};

/**
 * The interactive list: letters, categories, filter and infinite scrolling, all from the index and
 * without requests to the server.
 */
export function RosterBrowser({ texts, children, ...source }: Props) {
  const { locale } = texts;
  const { view, categoryIds, initial } = source;
  const { state, list, go, goTo, choose, grow, onIntent } = useRoster(locale, source);
  const { query, index, busy } = state;
  const { total } = list;
  const since = useLastVisit(initial.list.newest);
  const [panel, setPanel] = useState(false);

  const end = useGrowth(list.length, grow);

  const { bounds, colors } = initial.list;
  const place = { locale, view, query, texts, bounds, go };
  const { chips, ways } = narrowingLinks(place, list.suggestions);
  const onMore = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    grow();
  };

  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 px-gutter">
        <h1 className="display page-title">{texts.pages[view]}</h1>
        <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-6 sm:grow-0">
          <p role="status" className="text-mute tabular-nums">
            <ChangingText>{countText(place, total)}</ChangingText>
          </p>
          <SortSelect
            texts={texts}
            sort={query.sort}
            onSort={(sort) => void goTo({ ...query, sort, page: 1 })}
          />
        </div>
      </div>
      <div className="mt-2 flex items-start justify-between gap-4 px-gutter sm:mt-6">
        <CategoryTabs {...place} onChoose={choose} />
        <FilterButton
          texts={texts}
          filter={query.filter}
          onIntent={onIntent}
          onOpen={() => setPanel(true)}
        />
      </div>
      {children}
      <noscript>
        <NoScriptFilter {...place} colors={colors} />
      </noscript>
      <LetterStrip {...place} counts={list.letters} onIntent={onIntent} />
      <ActiveFilters texts={texts} go={go} chips={chips} />
      <div id="list" className="relative scroll-mt-[calc(var(--spacing-header)+6rem)] pt-px">
        {busy && <LoadingMark text={texts.roster.loading} />}
        <div
          aria-busy={busy}
          className="aria-busy:opacity-35 aria-busy:transition-opacity aria-busy:duration-200"
        >
          {total === 0 ? (
            <NoTalents place={place} ways={ways} clearable={list.clearable} />
          ) : (
            <TalentGrid
              locale={locale}
              labels={texts.measures}
              heart={texts.heart}
              cards={list.cards}
              pendingCount={list.pendingCount}
              lone={total === 1}
              since={since}
              texts={texts.roster}
              prefetchFirst
              onOpen={(card) => leaveTrail(texts.pages[view], list.talents, card)}
            />
          )}
        </div>
      </div>
      <PageLinks
        {...place}
        pages={list.pages}
        lastPage={list.lastPage}
        onMore={onMore}
        sentinel={end}
      />
      {panel && (
        <FilterPanel
          texts={texts}
          view={view}
          categoryIds={categoryIds}
          query={query}
          index={index}
          colors={colors}
          bounds={bounds}
          onApply={(filter) => {
            void goTo({ ...query, filter, page: 1 });
            setPanel(false);
          }}
          onClose={() => setPanel(false)}
        />
      )}
    </>
  );
}
