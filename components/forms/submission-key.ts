import { newIdempotencyKey } from '@/lib/forms/idempotency-key';
import { storedItem } from '@/lib/platform/browser-storage';

/** For browsers without session storage. */
const unstored = new Map<string, string>();

/**
 * The idempotency key of what this tab is sending with one form. It survives a reload, so that a
 * form whose response was lost still counts once. Another tab has its own key, even with the same
 * draft. The server combines it with the content, so changed answers are a new submission.
 */
export function submissionKey(handler: string) {
  const stored = storedItem('session', `submission:${handler}`, (text) => text || null);
  return {
    get(): string {
      const current = stored.get() ?? unstored.get(handler);
      if (current) return current;
      const key = newIdempotencyKey();
      if (!stored.set(key)) unstored.set(handler, key);
      return key;
    },
    /** The next submission gets a new key. */
    drop(): void {
      stored.remove();
      unstored.delete(handler);
    },
  };
}
