import { readiness } from '@/lib/observability/readiness';
import { carriesSecret } from '@/lib/platform/bearer';
import { env } from '@/lib/platform/env';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/ready`: 200 if this instance should receive visitors, else 503. The details require
 * `WATCH_TOKEN`.
 */
export async function GET(request: Request): Promise<Response> {
  const { WATCH_TOKEN } = env();
  const known = await readiness();
  const told = WATCH_TOKEN && carriesSecret(request, WATCH_TOKEN) ? known : { ready: known.ready };
  return Response.json(told, {
    status: known.ready ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
