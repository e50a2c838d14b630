import { env } from '@/lib/config/environment';
import { metrics } from '@/lib/observability/metrics';
import { readAges } from '@/lib/panel/read-entries';
import { carriesSecret } from '@/lib/server/http';

export const dynamic = 'force-dynamic';

/** `GET /api/metrics` for Prometheus, with `WATCH_TOKEN` as bearer token. 404 without it. */
export async function GET(request: Request): Promise<Response> {
  const { WATCH_TOKEN } = env();
  if (!WATCH_TOKEN || !carriesSecret(request, WATCH_TOKEN)) {
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  }
  const { register, readAge } = metrics();
  readAge.reset();
  for (const [topic, seconds] of Object.entries(readAges())) readAge.set({ topic }, seconds);
  return new Response(await register.metrics(), {
    headers: { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' },
  });
}
