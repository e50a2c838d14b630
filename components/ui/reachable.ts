import { fetchInTime } from '@/lib/browser-fetch';

/** Event on the window when nothing was opened because the browser is offline. */
export const UNOPENED = 'navigation-unopened';

export function sayUnopened(): void {
  window.dispatchEvent(new Event(UNOPENED));
}

/** The page that was requested last while the browser was offline. */
let latest: { href: string; from: string } | null = null;

/**
 * True if the browser is online. Otherwise its own error page would replace what is open, so the page
 * must answer before `open` loads it: the browser may be wrong about the connection. If it does not
 * answer, says so, and calls `onUnopened`.
 */
export function isReachable(href: string, open: () => void, onUnopened = () => {}): boolean {
  if (navigator.onLine) return true;
  const asked = { href, from: window.location.href };
  latest = asked;
  // Not if the visitor has pressed another link meanwhile, or gone back.
  const isWanted = () => latest === asked && window.location.href === asked.from;
  fetchInTime(href, { method: 'HEAD', cache: 'no-store' }).then(
    () => isWanted() && open(),
    () => {
      sayUnopened();
      if (isWanted()) onUnopened();
    },
  );
  return false;
}

/** Loads the current page anew, unless the browser is offline. */
export function reloadPage(): void {
  const reload = () => window.location.reload();
  if (isReachable(window.location.href, reload)) reload();
}
