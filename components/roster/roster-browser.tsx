'use client';

import dynamic from 'next/dynamic';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { ROSTER_PAGE_SIZE } from '@/lib/constants';
import { counted } from '@/lib/i18n/fill';
import type { RosterPage } from '@/lib/roster/roster-page';
import type { CategoryIds } from '@/lib/talents/categories';
import { narrow } from '@/lib/talents/narrowed';
import { pageCount } from '@/lib/talents/paging';
import type { RosterQuery } from '@/lib/talents/query';
import type { RosterView } from '@/lib/talents/views';
import { ActiveFilters } from './active-filters';
import { CategoryTabs } from './category-tabs';
import { FilterButton } from './filter-button';
import { LetterStrip } from './letter-strip';
import { LoadingMark } from './loading-mark';
import { NoTalents } from './no-talents';
import { PageLinks } from './page-links';
import { TalentGrid } from './talent-grid';
import type { RosterTexts } from './texts';
import { useFirstCards } from './use-first-cards';
import { useGrowth } from './use-growth';
import { useLanguageSearch } from './use-language-search';
import { useRoster } from './use-roster';
import { useTrail } from './use-trail';

const FilterPanel = dynamic(() => import('./filter-panel').then((panel) => panel.FilterPanel), {
  ssr: false,
});

type Props = {
  texts: RosterTexts;
  view: RosterView;
  categoryIds: CategoryIds;
  /** What the server rendered: the first page of this address. */
  initial: { address: RosterQuery; list: RosterPage };
  /** The filter for a visitor without script. */
  children: ReactNode;
};

/** The list as a tool: letters, categories, filter and growing list, without asking the server. */
export function RosterBrowser({ texts, view, categoryIds, initial, children }: Props) {
  const { locale } = texts;
  const roster = useRoster(locale, view, initial.address);
  const { address, shown, fresh, index, busy, go } = roster;
  const [panel, setPanel] = useState(false);

  const narrowed = useMemo(
    () => index && narrow(index, view, address, categoryIds),
    [index, view, address, categoryIds],
  );
  const start = (address.page - 1) * ROSTER_PAGE_SIZE;
  const cards = narrowed ? narrowed.rows.slice(start, start + shown) : initial.list.cards;
  const drawn = useFirstCards(cards, fresh);
  const total = narrowed ? narrowed.rows.length : initial.list.total;
  const pages = pageCount(total);
  const lastPage = Math.min(pages, address.page - 1 + Math.ceil(shown / ROSTER_PAGE_SIZE));
  const awaited = narrowed ? 0 : Math.max(0, Math.min(shown, total - start) - cards.length);

  const grow = () => {
    roster.onIntent();
    roster.more();
  };
  const end = useGrowth(cards.length + awaited, grow);
  useLanguageSearch(address);
  const onOpen = useTrail(narrowed ? narrowed.rows : cards);

  const place = { locale, view, address, texts, go };
  const onMore = (event: MouseEvent) => {
    event.preventDefault();
    grow();
  };

  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-gutter pt-8 lg:pt-12">
        <h1 className="display text-3xl">{texts.pages[view]}</h1>
        <p role="status" className="text-mute tabular-nums">
          {counted(texts.roster.count, total, locale)}
        </p>
      </div>
      <div className="mt-6 flex items-center justify-between gap-6 px-gutter">
        <CategoryTabs {...place} onChoose={roster.choose} />
        <FilterButton
          texts={texts}
          filter={address.filter}
          onIntent={roster.onIntent}
          onOpen={() => setPanel(true)}
        />
      </div>
      {children}
      <LetterStrip
        {...place}
        counts={(narrowed ?? initial.list).letters}
        onIntent={roster.onIntent}
      />
      <ActiveFilters {...place} />
      <div id="list" className="relative scroll-mt-[calc(var(--spacing-header)+6rem)] pt-px">
        {busy && <LoadingMark text={texts.roster.loading} />}
        <div className={busy ? 'opacity-35 transition-opacity duration-200' : undefined}>
          {total === 0 ? (
            <NoTalents place={place} without={(narrowed ?? initial.list).without} />
          ) : (
            <TalentGrid
              locale={locale}
              labels={texts.measures}
              heart={texts.heart}
              cards={drawn}
              awaited={awaited}
              onOpen={onOpen}
            />
          )}
        </div>
      </div>
      <PageLinks {...place} pages={pages} lastPage={lastPage} onMore={onMore} sentinel={end} />
      {panel && (
        <FilterPanel
          texts={texts}
          view={view}
          categoryIds={categoryIds}
          address={address}
          index={index}
          colors={initial.list.colors}
          path={roster.path}
          onApply={(filter) => {
            setPanel(false);
            void roster.goTo({ ...address, filter, page: 1 });
          }}
          onClose={() => setPanel(false)}
        />
      )}
    </>
  );
}
