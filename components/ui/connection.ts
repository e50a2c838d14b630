import 'client-only';

type Connection = { saveData?: boolean; effectiveType?: string };

/** The browser's Network Information; empty where it is not supported. */
export function connectionNow(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}
