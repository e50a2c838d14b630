import { newIdempotencyKey } from '@/lib/forms/idempotency-key';
import { storedItem } from '@/lib/platform/browser-storage';

/** For a tab whose browser stores nothing. */
const unstored = new Map<string, string>();

/**
 * The key of what this tab is sending with one form. It outlives a reload, so that a form whose
 * answer was lost still counts once; another tab has a key of its own, whatever draft it restored.
 * The server adds the content to it, so that changed answers are another submission.
 */
export function submissionKey(handler: string) {
  const stored = storedItem('session', `submission:${handler}`, (text) => text || null);
  return {
    get(): string {
      const kept = stored.get() ?? unstored.get(handler);
      if (kept) return kept;
      const key = newIdempotencyKey();
      if (!stored.set(key)) unstored.set(handler, key);
      return key;
    },
    /** What comes next is another submission. */
    drop(): void {
      stored.remove();
      unstored.delete(handler);
    },
  };
}
