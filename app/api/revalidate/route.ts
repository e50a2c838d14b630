import { z } from 'zod';
import { env } from '@/lib/config/environment';
import { readText, shortBody } from '@/lib/forms/body';
import { defineHandler, refuseInJson } from '@/lib/handlers/define-handler';
import { refresh } from '@/lib/panel/refresh';
import { knownTag } from '@/lib/panel/tags';
import { carriesSecret } from '@/lib/server/http';

export const dynamic = 'force-dynamic';

const order = z.object({
  tags: z.array(z.coerce.string()).min(1).max(100),
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
export const POST = defineHandler(async (request: Request) => {
  const { REVALIDATE_SECRET } = env();
  if (!REVALIDATE_SECRET) return answer(404, { error: 'switched off' });
  if (!carriesSecret(request, REVALIDATE_SECRET)) return answer(401, { error: 'not allowed' });
  const parsed = order.safeParse(parsedJson(await readText(request, shortBody(16_384))));
  if (!parsed.success) return answer(400, { error: 'no list of tags' });
  const { tags, force } = parsed.data;
  const known = tags.map(knownTag);
  const result = await refresh(
    known.filter((tag) => tag !== null),
    force,
  );
  const unknown = tags.filter((_, index) => known[index] === null);
  return answer(result.failed.length > 0 ? 503 : 200, { ...result, unknown });
}, refuseInJson);

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
