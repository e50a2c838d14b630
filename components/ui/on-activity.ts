/** Events that show that the visitor is active. */
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls back once, at the first interaction with the page from now on: what only an active visitor
 * needs is loaded then. Returns a function that cancels it.
 */
export function onActivity(callback: () => void): () => void {
  const listening = new AbortController();
  const wake = () => {
    listening.abort();
    callback();
  };
  for (const type of ACTIVITY_EVENTS) {
    window.addEventListener(type, wake, { signal: listening.signal, passive: true });
  }
  return () => listening.abort();
}
