import 'client-only';

type Connection = { saveData?: boolean; effectiveType?: string };

/** The browser's Network Information; empty where it is not supported. */
export function connectionNow(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

/**
 * Calls back when the page is loaded and the browser idle, or just loaded in a browser without
 * `requestIdleCallback`. Returns a function that cancels it.
 */
export function afterLoad(callback: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const call = () => signal.aborted || callback();
  const loaded = () =>
    'requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call);
  if (document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded, { once: true, signal });
  return () => leaving.abort();
}

/**
 * `afterLoad` for what the visitor has not asked for yet: never on a slow or metered connection, nor in a
 * browser without `requestIdleCallback`.
 */
export function whenIdle(callback: () => void): () => void {
  const { saveData, effectiveType = '' } = connectionNow();
  const slow = saveData || /2g|3g/.test(effectiveType);
  return slow || !('requestIdleCallback' in window) ? () => {} : afterLoad(callback);
}
