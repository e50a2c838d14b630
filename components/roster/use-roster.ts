import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CATEGORY_DELAY_MS, ROSTER_PAGE_SIZE } from '@/lib/constants';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import type { ListedTalent } from '@/lib/talents/card';
import { type RosterQuery, readRosterQuery } from '@/lib/talents/query';
import type { RosterView } from '@/lib/talents/views';
import { hasCategoryKey } from '@/lib/talents/views';
import { loadIndex, readyIndex, whenIdle } from './index-source';
import { rosterHref } from './roster-link';
import { isPlainClick, type LinkClick } from './roster-place';
import { useListPosition } from './use-list-position';

type State = {
  address: RosterQuery;
  shown: number;
  /** True until the list that was just chosen has been painted. */
  fresh: boolean;
};

/** What is not seen at once may wait for the next turn: the list comes first. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/**
 * What the visitor sees of a list, kept in step with the address, the history and the index. Until
 * the index is here, links do what links do.
 */
export function useRoster(locale: Locale, view: RosterView, initial: RosterQuery) {
  const router = useRouter();
  const path = pathOf(locale, { page: 'roster', view });
  const [{ address, shown, fresh }, setState] = useState<State>({
    address: initial,
    shown: ROSTER_PAGE_SIZE,
    fresh: false,
  });
  const [index, setIndex] = useState<readonly ListedTalent[] | null>(() => readyIndex(view));
  const [busy, setBusy] = useState(false);
  const delay = useRef<ReturnType<typeof setTimeout>>(undefined);
  const restore = useListPosition(shown);

  const want = useCallback(async () => {
    setIndex(await loadIndex(view));
  }, [view]);
  const onIntent = useCallback(() => void want().catch(() => {}), [want]);

  /** Shows what the address bar says, as far as it was shown when it was left. */
  const follow = useCallback(() => {
    const { pathname, search } = window.location;
    if (pathname !== path) return;
    const said = readSearch(view, search);
    const grown = restore() ?? ROSTER_PAGE_SIZE;
    setState({ address: said, shown: grown, fresh: false });
    const place = { locale, view };
    if (grown > ROSTER_PAGE_SIZE || rosterHref(place, said) !== rosterHref(place, initial)) {
      onIntent();
    }
  }, [path, locale, view, initial, restore, onIntent]);

  useLayoutEffect(() => {
    follow();
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      clearTimeout(delay.current);
    };
  }, [follow]);

  useEffect(() => whenIdle(onIntent), [onIntent]);

  const show = useCallback(
    (target: RosterQuery) => {
      setState({ address: target, shown: ROSTER_PAGE_SIZE, fresh: true });
      afterPaint(() => {
        setState((state) => ({ ...state, fresh: false }));
        window.history.pushState(null, '', rosterHref({ locale, view }, target));
        restore();
        document.getElementById('list')?.scrollIntoView({ block: 'nearest' });
      });
    },
    [locale, view, restore],
  );

  /** Shows another address of this list: at once with the index, else when it has come. */
  const goTo = useCallback(
    async (target: RosterQuery) => {
      if (readyIndex(view)) return show(target);
      setBusy(true);
      try {
        await want();
        show(target);
      } catch {
        router.push(rosterHref({ locale, view }, target));
      } finally {
        setBusy(false);
      }
    },
    [locale, view, router, want, show],
  );

  const go = useCallback(
    (event: LinkClick) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      clearTimeout(delay.current);
      void goTo(readSearch(view, event.currentTarget.search));
    },
    [view, goTo],
  );

  /** A category comes after a moment in which the old list is dimmed and the new one is fetched. */
  const choose = useCallback(
    (event: LinkClick) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { pathname, search } = event.currentTarget;
      const here = pathname === path;
      if (here) onIntent();
      else router.prefetch(pathname + search);
      setBusy(true);
      clearTimeout(delay.current);
      delay.current = setTimeout(() => {
        if (!here) return router.push(pathname + search);
        setBusy(false);
        void goTo(readSearch(view, search));
      }, CATEGORY_DELAY_MS);
    },
    [path, view, router, onIntent, goTo],
  );

  const more = useCallback(() => {
    setState((state) => ({ ...state, shown: state.shown + ROSTER_PAGE_SIZE }));
  }, []);

  return { address, shown, fresh, index, busy, path, go, goTo, choose, more, onIntent };
}

function readSearch(view: RosterView, search: string): RosterQuery {
  return readRosterQuery(new URLSearchParams(search), { categoryKey: hasCategoryKey(view) });
}
