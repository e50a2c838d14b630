/** Sent to the window when the router sets out for another page. */
export const NAVIGATION_START = 'navigation-start';

let traversing = false;

/** Notes how the router sets out for a page: through the history, or to a new entry of it. */
export function noteTransition(type: 'push' | 'replace' | 'traverse'): void {
  traversing = type === 'traverse';
}

/** True when the page that is being shown was reached through the history; once for each time. */
export function takeTraversal(): boolean {
  const taken = traversing;
  traversing = false;
  return taken;
}

/** How browsers name a transition that they abandon. */
const ABANDONED = ['AbortError', 'InvalidStateError'];

/**
 * True for what React reports when a browser gives up the transition from page to page: the window
 * has changed its size, is hidden, or the next change is there. React knows some of the words that
 * browsers have for it and reports the others as errors; the page is right without its transition.
 */
export function isAbandonedTransition(error: unknown): boolean {
  if (!(error instanceof DOMException)) return false;
  return ABANDONED.includes(error.name) && /\btransition\b/i.test(error.message);
}
