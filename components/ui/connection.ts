import 'client-only';

type Connection = { saveData?: boolean; effectiveType?: string };

/** The browser's Network Information; empty where it is not supported. */
export function connectionNow(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

/** True if the connection is known to be slow or metered. */
export function isConstrained(): boolean {
  const { saveData = false, effectiveType = '' } = connectionNow();
  return saveData || /2g|3g/.test(effectiveType);
}
