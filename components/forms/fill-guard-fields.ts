import { FILLING_MS, type GuardFields, HONEYPOT } from '@/lib/forms/guard-fields';
import { MINIMUM_FILLING_MS } from '@/lib/forms/limits';

/**
 * The fields that the server's guard checks: the honeypot and how long the form was open.
 * `openedMs` comes from `performance.now()`. A restored draft may be sent at once, so this waits
 * out the minimum time instead of letting the server refuse it.
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
