import { useCallback, useDeferredValue, useEffect, useMemo, useState, useTransition } from 'react';
import { arrivalOf, loadIndex, readyIndex } from '@/components/talents/index-source';
import { rosterHref } from '@/components/talents/roster-href';
import { showAddress, useAddress } from '@/components/ui/address';
import { growTo, listPosition, useScrollPosition } from '@/components/ui/list-position';
import { useNavigate } from '@/components/ui/navigate';
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
  const { navigate, isPending: isLeaving } = useNavigate();
  const [isChoosing, startChoosing] = useTransition();
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

  const since = useMemo(() => arrivalOf(initial.list), [initial.list]);
  const [loaded, setLoaded] = useState({ since, rows: readyIndex(view, since) });
  const index = loaded.since === since ? loaded.rows : null;
  const load = useCallback(async () => {
    const rows = await loadIndex(view, since);
    setLoaded({ since, rows });
    return rows;
  }, [view, since]);
  const [isLost, setLost] = useState(false);
  const onIntent = useCallback(
    () =>
      void load().then(
        () => setLost(false),
        () => setLost(true),
      ),
    [load],
  );
  useEffect(() => whenIdle(onIntent), [onIntent]);

  const isPending = href !== rendered && !index;
  useEffect(() => {
    if (shown > ROSTER_PAGE_SIZE) onIntent();
    if (!isPending) return;
    const signal = fallback.begin();
    // Offline, the visitor is back at the list that the page shows.
    const onUnopened = () => window.history.back();
    load().catch(() => signal.aborted || navigate(href, { replace: true, onUnopened }));
    return fallback.cancel;
  }, [isPending, href, shown, load, onIntent, fallback, navigate]);

  const query = isPending ? initial.query : requested;
  const narrowed = useMemo(
    () => index && narrow(index, view, query, categoryIds),
    [index, view, query, categoryIds],
  );
  // The first screen of another list is painted before the cards below it are rendered. A list that the
  // visitor comes back to has its former height at once.
  const isPainted = useDeferredValue(query) === query;
  // Without the index the places of further cards would stay empty, and the list would grow for ever.
  const canGrow = index !== null || !isLost;
  const list = rosterList(narrowed, initial.list, {
    query,
    shown: canGrow ? shown : ROSTER_PAGE_SIZE,
    rendered: isPainted || shown > ROSTER_PAGE_SIZE ? shown : FIRST_SCREEN_CARDS,
  });
  useScrollPosition(`${href} ${shown}`);

  const goTo = useCallback(
    (query: RosterQuery) => {
      cancel();
      const target = hrefOf(query);
      // An overlay that changes nothing goes back as it closes.
      if (target !== hrefOf(readSearch(window.location.search))) showAddress(takeEntry(), target);
      requestAnimationFrame(scrollUpToList);
    },
    [cancel, hrefOf, readSearch],
  );
  const go = useCallback(
    (event: LinkClick) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      goTo(readSearch(event.currentTarget.search));
    },
    [goTo, readSearch],
  );

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
    window.addEventListener('popstate', cancel, { once: true, signal });
    startChoosing(async () => {
      await delay(CATEGORY_DELAY_MS, signal);
      if (signal.aborted) return;
      if (isHere) goTo(readSearch(search));
      else navigate(pathname + search);
    });
  }

  /** All talents of the list that the page shows, where the index is not loaded yet. */
  const loadEveryone = useMemo(
    () =>
      index ? undefined : () => load().then((rows) => narrow(rows, view, query, categoryIds).rows),
    [index, load, view, query, categoryIds],
  );
  const grow = useCallback(() => {
    if (canGrow) growTo(shown + ROSTER_PAGE_SIZE);
  }, [canGrow, shown]);
  const busy = isPending || isChoosing || isLeaving;
  const ways = { go, goTo, choose, grow, onIntent, loadEveryone };
  return { query, index, list, busy, canGrow, ...ways };
}

/** Resolves after this time, or at once when the signal is aborted. */
function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((over) => {
    const timer = setTimeout(over, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      over();
    });
  });
}

/** Scrolls up to the start of the list, never down: at the top of the page the title stays in view. */
function scrollUpToList(): void {
  const list = document.getElementById('list');
  if (!list) return;
  const margin = Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0;
  if (list.getBoundingClientRect().top < margin) list.scrollIntoView({ block: 'start' });
}
