import { z } from 'zod';
import { refresh } from '@/lib/panel/refresh';
import { carriesSecret } from '@/lib/platform/bearer';
import { env } from '@/lib/platform/env';

export const dynamic = 'force-dynamic';

const LARGEST_BYTES = 16_384;

const order = z.object({
  tags: z
    .array(z.string().regex(/^[a-z][a-z-]*(:[\w-]{1,200})?$/))
    .min(1)
    .max(100),
  force: z.boolean().default(false),
});

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * `POST /api/revalidate` with `Authorization: Bearer {REVALIDATE_SECRET}` and
 * `{"tags":["talents","talent:12","slides"]}`: what changed at the panel is read again, and its pages
 * are rendered again, on every instance. Answers what was read; 503 when some of it failed, and the
 * kept answers stand. 404 when there is no secret, 401 for another one. With `"force": true` an
 * answer is believed that looks wrong, such as a roster half as long.
 */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET } = env();
  if (!REVALIDATE_SECRET) return answer(404, { error: 'switched off' });
  if (!carriesSecret(request, REVALIDATE_SECRET)) return answer(401, { error: 'not allowed' });
  if (Number(request.headers.get('content-length') ?? Number.NaN) > LARGEST_BYTES) {
    return answer(413, { error: 'too long' });
  }
  const parsed = order.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return answer(400, { error: 'no list of tags' });
  const result = await refresh(parsed.data.tags, parsed.data.force);
  return answer(result.failed.length > 0 ? 503 : 200, result);
}
