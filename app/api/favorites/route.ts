import type { NextRequest } from 'next/server';
import { readIds } from '@/lib/favorites/ids';
import { MOST_FAVORITES } from '@/lib/favorites/limits';
import { CASTING_MAX_BYTES, casting, refusedFields } from '@/lib/favorites/schema';
import { readCards, sendSelection } from '@/lib/favorites/send';
import { isIdempotencyKey } from '@/lib/forms/idempotency-key';
import { admit, refuseRobots } from '@/lib/forms/protection';
import { readJsonBody } from '@/lib/forms/receive';
import { Refusal } from '@/lib/forms/refusal';
import { isUpstreamError } from '@/lib/panel/errors';

export const dynamic = 'force-dynamic';

const UNAVAILABLE_RETRY_SECONDS = '5';

function answer(status: number, body: object, more: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...more } });
}

/**
 * `GET /api/favorites?ids=12,45`: those of at most 200 talents who are in the roster, as cards. 503
 * while the services fail.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const ids = readIds(request.nextUrl.searchParams.get('ids') ?? '', MOST_FAVORITES);
  try {
    return answer(200, { cards: await readCards(ids) });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return answer(503, { error: error.code }, { 'Retry-After': UNAVAILABLE_RETRY_SECONDS });
  }
}

/**
 * `POST /api/favorites`, from a page of this site: sends a selection to the agency, once under an
 * `Idempotency-Key`. 422 names the fields that are not right and the talents who are not in the
 * roster; 429 says when to try again; 502 when the services fail. Whatever is not 200 was not sent,
 * as far as is known.
 */
export async function POST(request: NextRequest): Promise<Response> {
  try {
    await admit(request, 'favorites');
    const key = request.headers.get('idempotency-key');
    if (!isIdempotencyKey(key)) return answer(400, { error: 'no idempotency key' });
    const body = await readJsonBody(request, CASTING_MAX_BYTES);
    refuseRobots(Object(body), { scripted: true });
    const read = casting.safeParse(body);
    if (!read.success) return answer(422, { fields: refusedFields(read.error) });
    const unknown = await sendSelection(read.data, key);
    if (unknown.length > 0) return answer(422, { fields: ['talents'], unknown });
    return answer(200, { sent: true });
  } catch (error) {
    if (error instanceof Refusal) return answer(error.status, { error: error.code }, error.headers);
    if (!isUpstreamError(error)) throw error;
    console.error(error.message);
    return answer(502, { error: error.code });
  }
}
