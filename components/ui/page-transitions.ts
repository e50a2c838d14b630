/** Event on the window when the router starts a navigation; its `detail` is the URL. */
export const NAVIGATION_START = 'navigation-start';

let traversing = false;
let navigated = 0;

/** Stores the type of the router's current navigation: through the history, or to a new entry. */
export function noteTransition(type: 'push' | 'replace' | 'traverse'): void {
  traversing = type === 'traverse';
  if (!traversing) navigated = performance.now();
}

/** When the router last began to load a page, by `performance.now()`; 0 for the first page of the tab. */
export function navigatedMs(): number {
  return navigated;
}

/** Whether the current page was reached through the history; resets the flag. */
export function takeTraversal(): boolean {
  const used = traversing;
  traversing = false;
  return used;
}

const ABANDONED = ['AbortError', 'InvalidStateError'];

/**
 * Whether an error means that a browser skipped the view transition: the window was resized or
 * hidden, or the next transition has started. React recognizes only some of the browsers' messages
 * and reports the others as errors, although the page is fine without its transition.
 */
export function isAbandonedTransition(error: unknown): boolean {
  if (!(error instanceof DOMException)) return false;
  return ABANDONED.includes(error.name) && /\btransition\b/i.test(error.message);
}
