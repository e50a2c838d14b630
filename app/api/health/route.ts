export const dynamic = 'force-dynamic';

/** `GET /api/health`: this instance is alive, whatever the state of the services. */
export function GET(): Response {
  return Response.json({ alive: true }, { headers: { 'Cache-Control': 'no-store' } });
}
