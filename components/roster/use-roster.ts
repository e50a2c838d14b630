import { useRouter } from 'next/navigation';
import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
} from 'react';
import { loadIndex, readyIndex } from '@/components/talents/index-source';
import { rosterHref } from '@/components/talents/roster-href';
import { afterPaint } from '@/components/ui/after-paint';
import { entryKey, positionOf } from '@/components/ui/list-position';
import { isOverlayStep, takeOverEntry } from '@/components/ui/overlay-entry';
import { isPlainClick } from '@/components/ui/plain-click';
import { useActionSignal } from '@/components/ui/use-action-signal';
import { useListPosition } from '@/components/ui/use-list-position';
import { whenIdle } from '@/components/ui/when-idle';
import { CATEGORY_DELAY_MS, ROSTER_PAGE_SIZE } from '@/lib/config/constants';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import type { ListedTalent } from '@/lib/talents/card';
import { colorTest } from '@/lib/talents/colors';
import type { RosterQuery } from '@/lib/talents/query';
import { readRosterQuery } from '@/lib/talents/read-query';
import { hasCategoryKey } from '@/lib/talents/views';
import type { LinkClick } from './roster-context';
import {
  listOf,
  narrowedOf,
  type RosterSource,
  rosterReducer,
  startingState,
} from './roster-state';

/**
 * State of the list, in sync with the URL and the history. Until the index is loaded, links
 * navigate.
 */
export function useRoster(locale: Locale, given: RosterSource) {
  const router = useRouter();
  const [state, dispatch] = useReducer(rosterReducer, given, (start) =>
    startingState(start, readyIndex(start.view), entryKey()),
  );
  const { source, query, index } = state;
  const { view } = source;
  const narrowed = useMemo(() => narrowedOf({ source, query, index }), [source, query, index]);
  const list = useMemo(() => listOf(state, narrowed), [state, narrowed]);
  const path = pathOf(locale, { page: 'roster', view });
  const { begin, cancel } = useActionSignal();
  const setBusy = useCallback((busy: boolean) => dispatch({ type: 'busy', busy }), []);
  useListPosition(state);

  const load = useCallback(async () => {
    const index = await loadIndex(view);
    dispatch({ type: 'indexed', index });
    return index;
  }, [view]);
  const onIntent = useCallback(() => void load().catch(() => {}), [load]);

  useEffect(() => whenIdle(onIntent), [onIntent]);

  /** Shows the query of the URL, at the length and scroll position where the list was left. */
  const follow = useEffectEvent((): void => {
    const { pathname, search } = window.location;
    if (isOverlayStep()) return;
    cancel();
    if (pathname !== path) return;
    const query = readSearch(source, search);
    const entry = entryKey();
    const position = positionOf(entry);
    const shown = position?.shown ?? ROSTER_PAGE_SIZE;
    const restoredScroll = position && { top: position.top };
    const place = { locale, view };
    const href = rosterHref(place, query);
    // On a first visit nothing differs. A dispatch in a layout effect would render the list a second time,
    // synchronously, in the commit of the hydration.
    const isNew = entry !== state.entry || href !== rosterHref(place, state.query);
    if (isNew || restoredScroll || shown !== state.shown) {
      dispatch({ type: 'returned', query, shown, entry, restoredScroll });
    }
    const elsewhere = href !== rosterHref(place, source.initial.query);
    if (elsewhere || shown > ROSTER_PAGE_SIZE) onIntent();
  });

  useLayoutEffect(() => {
    follow();
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
    };
  }, []);

  const show = useCallback(
    (query: RosterQuery, index: readonly ListedTalent[], replace: boolean, signal: AbortSignal) => {
      dispatch({ type: 'chosen', query, index });
      afterPaint(() => {
        startTransition(() => dispatch({ type: 'painted' }));
        if (signal.aborted) return;
        const href = rosterHref({ locale, view }, query);
        if (replace) window.history.replaceState(null, '', href);
        else window.history.pushState(null, '', href);
        dispatch({ type: 'entered', entry: entryKey() });
        scrollUpToList();
      });
    },
    [locale, view],
  );

  /** Narrows this list to another query: at once with the index, otherwise once that is loaded. */
  const goTo = useCallback(
    async (query: RosterQuery) => {
      const signal = begin();
      const replace = takeOverEntry();
      const ready = readyIndex(view);
      if (ready) return show(query, ready, replace, signal);
      setBusy(true);
      signal.addEventListener('abort', () => setBusy(false));
      const loaded = await load().catch(() => null);
      if (signal.aborted) return;
      if (loaded) return show(query, loaded, replace, signal);
      setBusy(false);
      router[replace ? 'replace' : 'push'](rosterHref({ locale, view }, query));
    },
    [locale, view, router, begin, setBusy, load, show],
  );

  const go = useCallback(
    (event: LinkClick) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void goTo(readSearch(source, event.currentTarget.search));
    },
    [goTo, source],
  );

  /**
   * Selects a category after a short delay, in which the old list is dimmed and the new one is
   * fetched: its index here, its page by the link.
   */
  function choose(event: LinkClick) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    const here = pathname === path;
    if (here) onIntent();
    const signal = begin();
    const stop = () => {
      clearTimeout(delay);
      setBusy(false);
    };
    setBusy(true);
    signal.addEventListener('abort', stop);
    const delay = setTimeout(() => {
      // The list stays dimmed until the new one replaces it.
      signal.removeEventListener('abort', stop);
      if (here) void goTo(readSearch(source, search));
      else router.push(pathname + search);
    }, CATEGORY_DELAY_MS);
  }

  const grow = useCallback(() => {
    onIntent();
    dispatch({ type: 'grown' });
  }, [onIntent]);

  return { state, list, go, goTo, choose, grow, onIntent };
}

/** Scrolls up to the start of the list, never down: at the top of the page the title stays in view. */
function scrollUpToList(): void {
  const list = document.getElementById('list');
  if (!list) return;
  const margin = Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0;
  if (list.getBoundingClientRect().top < margin) list.scrollIntoView({ block: 'start' });
}

/** Parses a query string of the list. */
function readSearch({ view, initial }: RosterSource, search: string): RosterQuery {
  const { bounds, otherColors } = initial.list;
  return readRosterQuery(new URLSearchParams(search), {
    categoryKey: hasCategoryKey(view),
    bounds,
    hasColor: colorTest(otherColors),
  });
}
