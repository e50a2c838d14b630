export const dynamic = 'force-dynamic';

/** `GET /api/health`: the liveness check, independent of the services. */
export function GET(): Response {
  return Response.json({ alive: true }, { headers: { 'Cache-Control': 'no-store' } });
}
