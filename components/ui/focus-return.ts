import { entryState, storeInEntry } from './address';
import { NAVIGATION_START } from './page-transitions';

/** How long what the visitor comes back to may take to be rendered. */
const RENDERED_MS = 3_000;

/** Notes in the current entry of the history which link leads away from it. */
export function noteOpenedLink(url: string): void {
  const { pathname, search, hash } = new URL(url, document.baseURI);
  storeInEntry({ opened: pathname + search + hash });
}

/**
 * Focuses the link that was opened from this entry of the history, once it is rendered: as the position
 * on the page does, the focus returns with Back. Not if the visitor does something before.
 */
export function returnFocus(): void {
  const { opened } = entryState();
  if (!opened) return;
  const over = new AbortController();
  const find = () => {
    const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(opened)}"]`);
    link?.focus({ preventScroll: true });
    if (link) over.abort();
  };
  const watch = new MutationObserver(find);
  const { signal } = over;
  signal.addEventListener('abort', () => watch.disconnect());
  for (const type of ['keydown', 'pointerdown', NAVIGATION_START]) {
    window.addEventListener(type, () => over.abort(), { signal });
  }
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => over.abort(), RENDERED_MS);
  find();
}
