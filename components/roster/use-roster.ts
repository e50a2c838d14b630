import { useRouter } from 'next/navigation';
import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routes/build';
import type { RosterView, Route } from '@/lib/routes/route';
import type { ListedTalent } from '@/lib/talents/card';
import { CATEGORY_DELAY_MS, ROSTER_PAGE_SIZE } from '@/lib/talents/limits';
import { type RosterAddress, readRosterQuery, writeRosterQuery } from '@/lib/talents/query';
import { hasCategoryKey } from '@/lib/talents/views';
import { loadIndex, readyIndex, whenIdle } from './index-source';
import { isPlainClick } from './roster-place';
import { useListPosition } from './use-list-position';

type State = { address: RosterAddress; shown: number };

function searchOf(address: RosterAddress): string {
  const query = writeRosterQuery(address);
  return query.size > 0 ? `?${query}` : '';
}

/** Changing the address makes the router work; the list comes first. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/**
 * What the visitor sees of a list, kept in step with the address, the history and the index. Until
 * the index is here, links do what links do.
 */
export function useRoster(locale: Locale, view: RosterView, initial: RosterAddress) {
  const router = useRouter();
  const path = pathOf(locale, { page: 'roster', view });
  const [{ address, shown }, setState] = useState<State>({
    address: initial,
    shown: ROSTER_PAGE_SIZE,
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
    if (window.location.pathname !== path) return;
    const params = new URLSearchParams(window.location.search);
    const said = readRosterQuery(params, { categoryKey: hasCategoryKey(view) });
    const grown = restore();
    setState({ address: said, shown: grown ?? ROSTER_PAGE_SIZE });
    if ((grown ?? 0) > ROSTER_PAGE_SIZE || searchOf(said) !== searchOf(initial)) onIntent();
  }, [path, view, initial, restore, onIntent]);

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
    (target: RosterAddress) => {
      setState({ address: target, shown: ROSTER_PAGE_SIZE });
      afterPaint(() => {
        window.history.pushState(null, '', path + searchOf(target));
        restore();
        document.getElementById('list')?.scrollIntoView({ block: 'nearest' });
      });
    },
    [path, restore],
  );

  /** Shows another address of this list: at once with the index, else when it has come. */
  const goTo = useCallback(
    async (target: RosterAddress) => {
      if (!readyIndex(view)) setBusy(true);
      try {
        await want();
        show(target);
      } catch {
        router.push(path + searchOf(target));
      } finally {
        setBusy(false);
      }
    },
    [path, view, router, want, show],
  );

  const go = useCallback(
    (event: MouseEvent, target: RosterAddress) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      clearTimeout(delay.current);
      if (readyIndex(view)) show(target);
      else void goTo(target);
    },
    [view, show, goTo],
  );

  /** A category comes after a moment in which the old list is dimmed and the new one is fetched. */
  const choose = useCallback(
    (event: MouseEvent, route: Route, target: RosterAddress) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const href = pathOf(locale, route) + searchOf(target);
      const here = pathOf(locale, route) === path;
      if (here) onIntent();
      else router.prefetch(href);
      setBusy(true);
      clearTimeout(delay.current);
      delay.current = setTimeout(() => {
        if (here) void goTo(target);
        else router.push(href);
      }, CATEGORY_DELAY_MS);
    },
    [locale, path, router, onIntent, goTo],
  );

  const more = useCallback(() => {
    setState((state) => ({ ...state, shown: state.shown + ROSTER_PAGE_SIZE }));
  }, []);

  return { address, shown, index, busy, path, go, goTo, choose, more, onIntent };
}
