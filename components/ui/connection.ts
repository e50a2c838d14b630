import 'client-only';

type Connection = { saveData?: boolean; effectiveType?: string };

/** What the browser says of the line; nothing where it says none of it. */
export function connectionNow(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}
