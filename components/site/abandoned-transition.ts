const NAMES = ['AbortError', 'InvalidStateError'];

/**
 * True for what React reports when a browser gives up the transition from page to page: the window
 * has changed its size, is hidden, or the next change is there. React knows some of the words that
 * browsers have for it and reports the others as errors; the page is right without its transition.
 */
export function isAbandonedTransition(error: unknown): boolean {
  if (!(error instanceof DOMException)) return false;
  return NAMES.includes(error.name) && /\btransition\b/i.test(error.message);
}
