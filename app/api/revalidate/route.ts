import { z } from 'zod';
import { refresh } from '@/lib/panel/refresh';
import { carriesSecret } from '@/lib/platform/bearer';
import { env } from '@/lib/platform/env';
import { changedUrls } from '@/lib/seo/changed-pages';
import { announceChanges } from '@/lib/seo/index-now';
import { readSiteContent } from '../../site-content';

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
 * are rendered again, on every instance; search engines are told, when there is a key for that.
 * Answers what was read; 503 when some of it failed, and the
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
  const { tags, force } = parsed.data;
  const since = Date.now();
  const result = await refresh(tags, force);
  if (result.failed.length === 0) void announce(tags, since);
  return answer(result.failed.length > 0 ? 503 : 200, result);
}

/** Tells search engines which pages changed. Nobody waits for it, and nothing is thrown. */
async function announce(tags: readonly string[], since: number): Promise<void> {
  if (!env().INDEXNOW_KEY) return;
  try {
    await announceChanges(changedUrls(tags, since, await readSiteContent()));
  } catch (error) {
    console.warn(`Nobody can tell which pages changed: ${String(error)}`);
  }
}
