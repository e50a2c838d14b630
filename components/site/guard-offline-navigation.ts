import { isPlainClick } from '@/components/ui/plain-click';

/** The link to another page of this site that a click follows in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== window.location.origin) return null;
  if (link.pathname + link.search === window.location.pathname + window.location.search)
    return null;
  return isPlainClick(event) ? link : null;
}

/**
 * Keeps the page of a visitor who seems to have no connection: a link is only followed once its page
 * answers, or else the browser would put its own error in the place of what was open. `unopened` is
 * called when it does not. Gives what ends this.
 */
export function keepPage(unopened: () => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { href } = link;
    fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
      () => window.location.assign(href),
      unopened,
    );
  };
  window.addEventListener('click', onClick, { capture: true });
  return () => window.removeEventListener('click', onClick, { capture: true });
}
