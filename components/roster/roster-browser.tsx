'use client';

import { type ReactNode, useState } from 'react';
import { ListContext } from '@/components/talents/list-context';
import { TalentGrid } from '@/components/talents/talent-grid';
import { ChangingText } from '@/components/ui/changing-text';
import { LoadingMark } from '@/components/ui/loading-mark';
import { onPlainClick } from '@/components/ui/plain-click';
import { counted } from '@/lib/i18n/fill';
import { countText, listTitle } from '@/lib/talents/list-title';
import { sentenceOf } from '@/lib/talents/sentence';
import { CategoryTabs } from './category-tabs';
import { FilterButton, FilterPanel } from './filter-panel';
import { LetterStrip } from './letter-strip';
import { type FilterPart, ListSentence, type PageTitles, useListTitle } from './list-sentence';
import { NearMisses, NoTalents } from './no-talents';
import { PageLinks } from './page-links';
import type { RosterTexts } from './roster-context';
import type { RosterSource } from './roster-list';
import { SortSelect } from './sort-select';
import { useGrowth } from './use-growth';
import { useRoster } from './use-roster';

type Props = RosterSource & {
  texts: RosterTexts;
  titles: PageTitles;
  /** The head of the page, above the list. */
  children: ReactNode;
};

/** Letters, categories, filter and infinite scrolling, from the index without other requests. */
export function RosterBrowser({ texts, titles, children, ...source }: Props) {
  const { locale } = texts;
  const { view, categoryIds, initial } = source;
  const roster = useRoster(locale, source);
  const { query, index, list, busy, go, goTo, choose, canGrow, grow, onIntent } = roster;
  const { total } = list;
  const [panel, setPanel] = useState<{ part: FilterPart | null } | null>(null);

  const end = useGrowth(grow);

  const { bounds, colors, sliders } = initial.list;
  const context = { locale, view, query, texts, bounds, go };
  const sentence = sentenceOf({ ...context, total });
  useListTitle(listTitle(context, total), query.page, titles);
  const onMore = canGrow ? onPlainClick(grow) : undefined;

  return (
    <>
      <div
        className={`flex flex-wrap items-baseline justify-between gap-x-4 px-gutter ${sentence ? 'gap-y-5' : 'gap-y-2'}`}
      >
        {sentence ? (
          <ListSentence {...context} sentence={sentence} onOpen={(part) => setPanel({ part })} />
        ) : (
          <h1 tabIndex={-1} className="display page-title">
            {texts.pages[view]}
          </h1>
        )}
        <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-6 sm:grow-0">
          <p role="status" className={total > 0 ? 'text-mute tabular-nums' : 'sr-only'}>
            <ChangingText>{countText(context, total)}</ChangingText>
          </p>
          {total > 0 && (
            <SortSelect
              texts={texts}
              sort={query.sort}
              onSort={(sort) => goTo({ ...query, sort, page: 1 })}
            />
          )}
        </div>
        {list.undated > 0 && (
          <p className="w-full text-mute text-sm">
            <ChangingText>{counted(texts.roster.undated, list.undated, locale)}</ChangingText>
          </p>
        )}
      </div>
      {/* At hand beside a long list; on a phone while one scrolls up, where the browser knows that. */}
      <div className="not-short:scrolled-up:sticky top-[calc(var(--spacing-header)+1px)] z-10 mt-2 flex items-start justify-between gap-4 bg-paper px-gutter sm:not-short:sticky sm:mt-6">
        <CategoryTabs {...context} onChoose={choose} />
        <FilterButton
          texts={texts}
          filter={query.filter}
          onIntent={onIntent}
          onOpen={() => setPanel({ part: null })}
        />
      </div>
      {children}
      <LetterStrip {...context} counts={list.letters} onIntent={onIntent} />
      <div id="list" className="relative scroll-mt-[calc(var(--spacing-header)+6rem)] pt-px">
        {busy && <LoadingMark text={texts.roster.loading} />}
        <div
          aria-busy={busy}
          className="aria-busy:opacity-35 aria-busy:transition-opacity aria-busy:duration-200"
        >
          {total === 0 ? (
            <NoTalents context={context} list={list} />
          ) : (
            <ListContext title={texts.pages[view]} people={list.talents} load={roster.loadEveryone}>
              <TalentGrid
                texts={texts}
                cards={list.cards}
                pendingCount={list.pendingCount}
                lone={total === 1}
                prefetchFirst
              />
              <NearMisses context={context} near={list.near} />
            </ListContext>
          )}
        </div>
      </div>
      <PageLinks {...context} list={list} onMore={onMore} sentinel={end} />
      {panel && (
        <FilterPanel
          {...panel}
          texts={texts}
          view={view}
          categoryIds={categoryIds}
          query={query}
          index={index}
          colors={colors}
          bounds={bounds}
          sliders={sliders}
          onApply={(filter) => {
            goTo({ ...query, filter, page: 1 });
            setPanel(null);
          }}
          onRemove={(event) => {
            go(event);
            if (event.defaultPrevented) setPanel(null);
          }}
          onClose={() => setPanel(null)}
        />
      )}
    </>
  );
}
