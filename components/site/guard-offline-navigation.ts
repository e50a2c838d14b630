import { isPlainClick } from '@/components/ui/plain-click';

/** The link to another page of this site that a click would open in this tab; null otherwise. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== window.location.origin) return null;
  if (link.pathname + link.search === window.location.pathname + window.location.search)
    return null;
  return isPlainClick(event) ? link : null;
}

/**
 * Protects the open page while the browser seems to be offline: follows a link only after a HEAD
 * request to its page succeeds, because the browser's own error page would replace what is open.
 * Calls `unopened` if the request fails. Returns a function that removes the guard.
 */
export function guardNavigation(unopened: () => void): () => void {
  let latest: HTMLAnchorElement | null = null;
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    latest = link;
    const { href } = link;
    fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
      () => latest === link && window.location.assign(href),
      unopened,
    );
  };
  window.addEventListener('click', onClick, { capture: true });
  return () => window.removeEventListener('click', onClick, { capture: true });
}
