import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { loadIndex, readyIndex, whenIdle } from '@/components/talents/index-source';
import { rosterHref } from '@/components/talents/roster-link';
import { isOverlayStep, takeOverEntry } from '@/components/ui/overlay-entry';
import { isPlainClick } from '@/components/ui/plain-click';
import { CATEGORY_DELAY_MS, ROSTER_PAGE_SIZE } from '@/lib/constants';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import type { ListedTalent } from '@/lib/talents/card';
import { type RosterQuery, readRosterQuery } from '@/lib/talents/query';
import { hasCategoryKey } from '@/lib/talents/views';
import { entryKey, positionOf } from './list-position';
import type { LinkClick } from './roster-place';
import { type RosterSource, rosterReducer, startingState } from './roster-state';
import { useListPosition } from './use-list-position';

/** What is not seen at once may wait for the next turn: the list comes first. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/**
 * A list as the visitor moves about in it, in step with the address bar and the history. Until the
 * index is here, links do what links do.
 */
export function useRoster(locale: Locale, given: RosterSource) {
  const router = useRouter();
  const [state, dispatch] = useReducer(rosterReducer, given, (start) =>
    startingState(start, readyIndex(start.view)),
  );
  const { source } = state;
  const { view } = source;
  const path = pathOf(locale, { page: 'roster', view });
  const delay = useRef<ReturnType<typeof setTimeout>>(undefined);
  useListPosition(state);

  const load = useCallback(async () => {
    const index = await loadIndex(view);
    dispatch({ type: 'indexed', index });
    return index;
  }, [view]);
  const onIntent = useCallback(() => void load().catch(() => {}), [load]);

  useEffect(() => whenIdle(onIntent), [onIntent]);

  /** Shows what the address bar says, as far as the list had grown when it was left. */
  const follow = useEffectEvent(() => {
    const { pathname, search } = window.location;
    if (pathname !== path || isOverlayStep()) return;
    const query = readSearch(source, search);
    const entry = entryKey();
    const position = positionOf(entry);
    const shown = position?.shown ?? ROSTER_PAGE_SIZE;
    const left = position && { top: position.top };
    dispatch({ type: 'returned', query, shown, entry, left });
    const place = { locale, view };
    const elsewhere = rosterHref(place, query) !== rosterHref(place, source.initial.query);
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
    (query: RosterQuery, index: readonly ListedTalent[], replace: boolean) => {
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

  /** Narrows this list in another way: at once with the index, else when it has come. */
  const goTo = useCallback(
    async (query: RosterQuery) => {
      const replace = takeOverEntry();
      const ready = readyIndex(view);
      if (ready) return show(query, ready, replace);
      dispatch({ type: 'busy', busy: true });
      try {
        show(query, await load(), replace);
      } catch {
        router[replace ? 'replace' : 'push'](rosterHref({ locale, view }, query));
      } finally {
        dispatch({ type: 'busy', busy: false });
      }
    },
    [locale, view, router, load, show],
  );

  const go = useCallback(
    (event: LinkClick) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      clearTimeout(delay.current);
      void goTo(readSearch(source, event.currentTarget.search));
    },
    [source, goTo],
  );

  /** A category comes after a moment in which the old list is dimmed and the new one is fetched. */
  function choose(event: LinkClick) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    const here = pathname === path;
    if (here) onIntent();
    else router.prefetch(pathname + search);
    dispatch({ type: 'busy', busy: true });
    clearTimeout(delay.current);
    delay.current = setTimeout(() => {
      if (!here) return router.push(pathname + search);
      dispatch({ type: 'busy', busy: false });
      void goTo(readSearch(source, search));
    }, CATEGORY_DELAY_MS);
  }

  function grow() {
    onIntent();
    dispatch({ type: 'grown' });
  }

  return { state, go, goTo, choose, grow, onIntent };
}

function readSearch({ view, initial }: RosterSource, search: string): RosterQuery {
  const { bounds } = initial.list;
  return readRosterQuery(new URLSearchParams(search), {
    categoryKey: hasCategoryKey(view),
    bounds,
  });
}
