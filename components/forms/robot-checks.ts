import { HONEYPOT, MINIMUM_FILLING_MS } from '@/lib/forms/limits';

/**
 * How long a form has been open, in milliseconds, given when it was opened (`performance.now()`). A
 * restored form may be sent at once: its visitor waits the rest of the time, and is not refused.
 */
export async function plausibleTime(since: number): Promise<number> {
  const missing = MINIMUM_FILLING_MS - (performance.now() - since);
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing + 1));
  return performance.now() - since;
}

/** What stands in the field that nobody sees. */
export function honeypotOf(form: HTMLFormElement | null | undefined): string {
  const field = form?.elements.namedItem(HONEYPOT);
  return field instanceof HTMLInputElement ? field.value : '';
}
