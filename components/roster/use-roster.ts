import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { prefetchIndex } from '@/components/talents/index-source';
import { rosterHref } from '@/components/talents/roster-href';
import { onActivity } from '@/components/ui/on-activity';
import { isOverlayStep, takeOverEntry } from '@/components/ui/overlay-entry';
import { isPlainClick } from '@/components/ui/plain-click';
import { whenIdle } from '@/components/ui/when-idle';
import { CATEGORY_DELAY_MS, ROSTER_PAGE_SIZE } from '@/lib/constants';
import { pathOf } from '@/lib/routes/build';
import { ROSTER_KEYS, type RosterQuery, writeRosterQuery } from '@/lib/talents/query';
import { entryKey, positionOf } from './list-position';
import type { LinkClick, RosterTexts } from './roster-place';
import { type RosterSource, rosterReducer, startingState } from './roster-state';
import { useListPosition } from './use-list-position';
import type { WholeList } from './whole-list';
import { loadList, loadRules, readyList, readyRules } from './whole-list-source';

/** A query of the list, or the query string of a link to it. */
type Asked = RosterQuery | string;

/** Defers work that is not visible until the list is painted. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/**
 * State of the list, in sync with the URL and the history. Until the index is loaded, links
 * navigate.
 */
export function useRoster(texts: RosterTexts, given: RosterSource) {
  const { locale } = texts;
  const router = useRouter();
  const [state, dispatch] = useReducer(rosterReducer, given, (start) =>
    startingState(start, readyList(start, texts), entryKey()),
  );
  const { source } = state;
  const { view } = source;
  const path = pathOf(locale, { page: 'roster', view });
  const delay = useRef<ReturnType<typeof setTimeout>>(undefined);
  useListPosition(state);

  const load = useCallback(async () => {
    const index = await loadList(source, texts);
    dispatch({ type: 'indexed', index });
    return index;
  }, [source, texts]);
  const onIntent = useCallback(() => void load().catch(() => {}), [load]);

  // A page that is only opened gets the data alone; the script that reads them waits for the visitor.
  useEffect(() => {
    let sleep = () => {};
    const cancel = whenIdle(() => {
      prefetchIndex(view);
      sleep = onActivity(onIntent);
    });
    return () => {
      cancel();
      sleep();
    };
  }, [view, onIntent]);

  /** Shows the query of the URL, at the length and scroll position where the list was left. */
  const follow = useEffectEvent((): void => {
    const { pathname, search } = window.location;
    if (pathname !== path || isOverlayStep()) return;
    const query = queryOf(source, search);
    if (!query) return void loadRules().then(follow, () => {});
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
      clearTimeout(delay.current);
    };
  }, []);

  const show = useCallback(
    (asked: Asked, index: WholeList, replace: boolean) => {
      const query = typeof asked === 'string' ? index.read(asked) : asked;
      dispatch({ type: 'chosen', query, index });
      afterPaint(() => {
        const href = rosterHref({ locale, view }, query);
        if (replace) window.history.replaceState(null, '', href);
        else window.history.pushState(null, '', href);
        dispatch({ type: 'entered', entry: entryKey() });
        document.getElementById('list')?.scrollIntoView({ block: 'nearest' });
      });
    },
    [locale, view],
  );

  /** Narrows this list to another query: at once with the index, otherwise once that is loaded. */
  const goTo = useCallback(
    async (asked: Asked) => {
      const replace = takeOverEntry();
      const ready = readyList(source, texts);
      if (ready) return show(asked, ready, replace);
      dispatch({ type: 'busy', busy: true });
      try {
        show(asked, await load(), replace);
      } catch {
        const place = { locale, view };
        const href = typeof asked === 'string' ? path + asked : rosterHref(place, asked);
        router[replace ? 'replace' : 'push'](href);
      } finally {
        dispatch({ type: 'busy', busy: false });
      }
    },
    [locale, view, path, router, source, texts, load, show],
  );

  const go = useCallback(
    (event: LinkClick) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      clearTimeout(delay.current);
      void goTo(event.currentTarget.search);
    },
    [goTo],
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
    dispatch({ type: 'busy', busy: true });
    clearTimeout(delay.current);
    delay.current = setTimeout(() => {
      if (!here) return router.push(pathname + search);
      dispatch({ type: 'busy', busy: false });
      void goTo(search);
    }, CATEGORY_DELAY_MS);
  }

  const grow = useCallback(() => {
    onIntent();
    dispatch({ type: 'grown' });
  }, [onIntent]);

  return { state, go, goTo, choose, grow, onIntent };
}

/** The query of a URL; null if only the rules can parse it, and they are not loaded yet. */
function queryOf(source: RosterSource, search: string): RosterQuery | null {
  const rules = readyRules();
  if (rules) return rules.readSearch(source, search);
  const { query } = source.initial;
  // Campaign parameters and the words that the search did not recognize are no part of the query.
  const keys: readonly string[] = ROSTER_KEYS;
  const written = [...new URLSearchParams(search)].filter(([key]) => keys.includes(key));
  return `${new URLSearchParams(written)}` === `${writeRosterQuery(query)}` ? query : null;
}
