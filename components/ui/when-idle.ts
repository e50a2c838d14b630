import 'client-only';

type Connection = { saveData?: boolean; effectiveType?: string };

/** The browser's Network Information; empty where it is not supported. */
export function connectionNow(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

/**
 * Calls back when the page is loaded and the browser idle. Never on a slow or metered connection, nor
 * in a browser without `requestIdleCallback`. Returns a function that cancels it.
 */
export function whenIdle(callback: () => void): () => void {
  const { saveData, effectiveType = '' } = connectionNow();
  const slow = saveData || /2g|3g/.test(effectiveType);
  if (slow || !('requestIdleCallback' in window)) return () => {};
  let handle = 0;
  const loaded = () => {
    handle = requestIdleCallback(callback);
  };
  if (document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded, { once: true });
  return () => {
    window.removeEventListener('load', loaded);
    cancelIdleCallback(handle);
  };
}
