import type { PostedCasting } from '@/lib/favorites/schema';
import type { RobotChecks } from '@/lib/forms/limits';

/** What became of a selection that was posted. */
export type Posted =
  | { kind: 'sent' }
  | { kind: 'invalid'; fields: readonly string[] }
  /** These talents are not in the roster: nothing was sent. */
  | { kind: 'gone'; ids: readonly number[] }
  | { kind: 'failed' | 'tooLong' | 'tooMany' };

/** Posts a selection to this site. Never rejects. */
export async function postCasting(
  key: string,
  casting: PostedCasting & RobotChecks,
): Promise<Posted> {
  try {
    const answer = await fetch('/api/favorites', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(casting),
    });
    if (answer.ok) return { kind: 'sent' };
    if (answer.status === 413) return { kind: 'tooLong' };
    if (answer.status === 429) return { kind: 'tooMany' };
    if (answer.status !== 422) return { kind: 'failed' };
    const { fields, unknown } = (await answer.json()) as { fields?: string[]; unknown?: number[] };
    if (unknown) return { kind: 'gone', ids: unknown };
    return fields ? { kind: 'invalid', fields } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
