import { env } from '@/lib/config/environment';
import { readiness } from '@/lib/panel/readiness';
import { carriesSecret } from '@/lib/server/http';

export const dynamic = 'force-dynamic';

/** `GET /api/ready`: 200 if this instance takes visitors, else 503; details with `WATCH_TOKEN`. */
export async function GET(request: Request): Promise<Response> {
  const { WATCH_TOKEN } = env();
  const state = await readiness();
  const body = WATCH_TOKEN && carriesSecret(request, WATCH_TOKEN) ? state : { ready: state.ready };
  return Response.json(body, {
    status: state.ready ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
