import { FILLING_MS, type GuardFields, HONEYPOT } from '@/lib/forms/guard-fields';
import { MINIMUM_FILLING_MS } from '@/lib/forms/limits';

/**
 * What a form posts for the server's guard, given when it was opened (`performance.now()`, ms). A
 * restored form may be sent at once: its visitor waits the rest of the time, and is not refused.
 */
export async function fillGuardFields(
  form: HTMLFormElement,
  openedMs: number,
): Promise<GuardFields> {
  const honeypot = form.elements.namedItem(HONEYPOT);
  const missingMs = MINIMUM_FILLING_MS - (performance.now() - openedMs);
  if (missingMs > 0) await new Promise((resolve) => setTimeout(resolve, missingMs + 1));
  return {
    [HONEYPOT]: honeypot instanceof HTMLInputElement ? honeypot.value : '',
    [FILLING_MS]: String(Math.round(performance.now() - openedMs)),
  };
}
