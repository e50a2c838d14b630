import { z } from 'zod';
import { env } from '@/lib/config/env';
import { readText } from '@/lib/forms/body';
import { Refusal } from '@/lib/forms/refusal';
import { carriesSecret } from '@/lib/handlers/bearer';
import { refresh } from '@/lib/panel/refresh';
import { isKnownTag } from '@/lib/panel/tags';

export const dynamic = 'force-dynamic';

const LIMITS = { bytes: 16_384, idleMs: 5_000, totalMs: 10_000 };

const order = z.object({
  tags: z
    .array(z.string().regex(/^[a-z][a-z-]*(:[\w.-]{1,200})?$/))
    .min(1)
    .max(100),
  force: z.boolean().default(false),
});

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * `POST /api/revalidate` with `Authorization: Bearer {REVALIDATE_SECRET}` and
 * `{"tags":["talents","talent:12","slides"]}`: marks reads and pages with these tags as stale on
 * every instance. This instance reads up to 20 of them again at once; the rest are read when asked
 * for. Answers which reads were repeated, which tags are not known (`unknown`) and whether Redis has
 * the tags (`shared`). 503: a read failed, and the cached answers are still used. 404:
 * `REVALIDATE_SECRET` is not set. 401: the secret is wrong. With `"force": true` an implausible
 * answer is accepted, such as a roster of less than half the length.
 */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET } = env();
  if (!REVALIDATE_SECRET) return answer(404, { error: 'switched off' });
  if (!carriesSecret(request, REVALIDATE_SECRET)) return answer(401, { error: 'not allowed' });
  const text = await readText(request, LIMITS).catch(refusalOf);
  if (text instanceof Refusal) return answer(text.status, { error: text.code });
  const parsed = order.safeParse(parsedJson(text));
  if (!parsed.success) return answer(400, { error: 'no list of tags' });
  const { tags, force } = parsed.data;
  const result = await refresh(tags, force);
  const unknown = tags.filter((tag) => !isKnownTag(tag));
  return answer(result.failed.length > 0 ? 503 : 200, { ...result, unknown });
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
