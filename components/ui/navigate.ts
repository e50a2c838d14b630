// biome-ignore lint/style/noRestrictedImports: every other navigation is one of these
import { useRouter } from 'next/navigation';
import { use, useCallback, useTransition } from 'react';
import { CloseOverlay, isOverlayOpen, takeEntry } from './overlay-entry';
import { isReachable } from './reachable';

type Options = {
  /** Replaces the current entry of the history, as the page of an open overlay always does. */
  replace?: boolean;
  /** Called if the page was not opened because the browser is offline. */
  onUnopened?: () => void;
};

/**
 * What every way to another page begins with. Returns how the page enters the history: not at all while
 * the browser is offline (null), nor from an overlay over the page itself (`stay`), which is only closed.
 */
export function leaveFor(
  href: string,
  closeOverlay: (() => void) | null,
  { replace, onUnopened }: Options = {},
): 'push' | 'replace' | 'stay' | null {
  const { location } = window;
  const load = () => {
    if (replace || takeEntry() === 'replace') location.replace(href);
    else location.assign(href);
  };
  if (!isReachable(href, load, onUnopened)) return null;
  const isHere = isOverlayOpen() && new URL(href, document.baseURI).href === location.href;
  const way = isHere ? 'stay' : takeEntry();
  closeOverlay?.();
  return way === 'push' && replace ? 'replace' : way;
}

/**
 * Opens pages of this site with the router, as `SiteLink` does. `isPending` is true until the page has
 * arrived or another navigation has superseded it.
 */
export function useNavigate() {
  const router = useRouter();
  const closeOverlay = use(CloseOverlay);
  const [isPending, startTransition] = useTransition();
  const navigate = useCallback(
    (href: string, options?: Options) => {
      const way = leaveFor(href, closeOverlay, options);
      if (way === 'push' || way === 'replace') startTransition(() => router[way](href));
    },
    [router, closeOverlay],
  );
  return { navigate, isPending };
}
