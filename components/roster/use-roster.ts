import { useRouter } from 'next/navigation';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { loadIndex, readyIndex } from '@/components/talents/index-source';
import { rosterHref } from '@/components/talents/roster-href';
import { showAddress, useAddress } from '@/components/ui/address';
import { growTo, listPosition, useScrollPosition } from '@/components/ui/list-position';
import { takeEntry } from '@/components/ui/overlay-entry';
import { isPlainClick } from '@/components/ui/plain-click';
import { useActionSignal } from '@/components/ui/use-action-signal';
import { whenIdle } from '@/components/ui/when-idle';
import { CATEGORY_DELAY_MS, FIRST_SCREEN_CARDS, ROSTER_PAGE_SIZE } from '@/lib/config/constants';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import { colorTest } from '@/lib/talents/colors';
import { narrow } from '@/lib/talents/narrowed';
import type { RosterQuery } from '@/lib/talents/query';
import { readRosterQuery } from '@/lib/talents/read-query';
import { hasCategoryKey } from '@/lib/talents/views';
import type { LinkClick } from './roster-context';
import { type RosterSource, rosterList } from './roster-list';

/**
 * A list, derived from its address. While another list is requested whose index is not loaded, the list
 * that the server rendered stays, dimmed.
 */
export function useRoster(locale: Locale, { view, categoryIds, initial }: RosterSource) {
  const router = useRouter();
  const fallback = useActionSignal();
  const { begin, cancel } = useActionSignal();
  const hrefOf = useCallback(
    (query: RosterQuery) => rosterHref({ locale, view }, query),
    [locale, view],
  );
  const readSearch = useCallback(
    (search: string): RosterQuery => {
      const { bounds, otherColors } = initial.list;
      return readRosterQuery(new URLSearchParams(search), {
        categoryKey: hasCategoryKey(view),
        bounds,
        hasColor: colorTest(otherColors),
      });
    },
    [view, initial],
  );

  const rendered = hrefOf(initial.query);
  const href = useAddress(() => hrefOf(readSearch(window.location.search)), rendered);
  const shown = useAddress(() => listPosition().shown ?? ROSTER_PAGE_SIZE, ROSTER_PAGE_SIZE);
  const requested = useMemo(
    () => (href === rendered ? initial.query : readSearch(href.split('?')[1] ?? '')),
    [href, rendered, initial, readSearch],
  );

  const [index, setIndex] = useState(() => readyIndex(view));
  const load = useCallback(() => loadIndex(view).then(setIndex), [view]);
  const onIntent = useCallback(() => void load().catch(() => {}), [load]);
  useEffect(() => whenIdle(onIntent), [onIntent]);

  const isPending = href !== rendered && !index;
  useEffect(() => {
    if (shown > ROSTER_PAGE_SIZE) onIntent();
    if (!isPending) return;
    const signal = fallback.begin();
    load().catch(() => signal.aborted || router.replace(href));
    return fallback.cancel;
  }, [isPending, href, shown, load, onIntent, fallback, router]);

  const query = isPending ? initial.query : requested;
  const narrowed = useMemo(
    () => index && narrow(index, view, query, categoryIds),
    [index, view, query, categoryIds],
  );
  // The first screen of another list is painted before the cards below it are rendered. A list that the
  // visitor comes back to has its former height at once.
  const isPainted = useDeferredValue(query) === query;
  const list = rosterList(narrowed, initial.list, {
    query,
    shown,
    rendered: isPainted || shown > ROSTER_PAGE_SIZE ? shown : FIRST_SCREEN_CARDS,
  });
  useScrollPosition(`${href} ${shown}`);

  const goTo = useCallback(
    (query: RosterQuery) => {
      cancel();
      showAddress(takeEntry(), hrefOf(query));
      requestAnimationFrame(scrollUpToList);
    },
    [cancel, hrefOf],
  );
  const go = useCallback(
    (event: LinkClick) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      goTo(readSearch(event.currentTarget.search));
    },
    [goTo, readSearch],
  );

  const [isChoosing, setChoosing] = useState(false);
  /**
   * Selects a category after a short delay, in which the old list is dimmed and the new one is
   * fetched: its index here, its page by the link. A later choice, Back and a navigation cancel it.
   */
  function choose(event: LinkClick) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    const isHere = pathname === pathOf(locale, { page: 'roster', view });
    if (isHere) onIntent();
    const signal = begin();
    const stop = () => setChoosing(false);
    setChoosing(true);
    signal.addEventListener('abort', stop);
    window.addEventListener('popstate', cancel, { once: true, signal });
    setTimeout(() => {
      if (signal.aborted) return;
      if (isHere) return goTo(readSearch(search));
      // The list stays dimmed until the page of the other one replaces it.
      signal.removeEventListener('abort', stop);
      router.push(pathname + search);
    }, CATEGORY_DELAY_MS);
  }

  const grow = useCallback(() => growTo(shown + ROSTER_PAGE_SIZE), [shown]);
  const busy = isPending || isChoosing;
  return { query, list, shown, index, busy, go, goTo, choose, grow, onIntent };
}

/** Scrolls up to the start of the list, never down: at the top of the page the title stays in view. */
function scrollUpToList(): void {
  const list = document.getElementById('list');
  if (!list) return;
  const margin = Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0;
  if (list.getBoundingClientRect().top < margin) list.scrollIntoView({ block: 'start' });
}
