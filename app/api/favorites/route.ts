import type { NextRequest } from 'next/server';
import type { ComparedAnswer } from '@/lib/favorites/compared-answer';
import { readIds } from '@/lib/favorites/ids';
import { MOST_FAVORITES } from '@/lib/favorites/limits';
import { readCompared } from '@/lib/favorites/read-chosen';
import { castingForm } from '@/lib/favorites/receive-casting';
import { answerPost } from '@/lib/forms/answer';
import { isUpstreamError } from '@/lib/panel/errors';

export const dynamic = 'force-dynamic';

const UNAVAILABLE_RETRY_SECONDS = '5';

function answer(status: number, body: object, more: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...more } });
}

/**
 * `GET /api/favorites?ids=12,45`: cards with all measures, for those of at most 200 talents who are
 * in the roster. 503 while the services fail.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const ids = readIds(request.nextUrl.searchParams.get('ids') ?? '', MOST_FAVORITES);
  try {
    return answer(200, { cards: await readCompared(ids) } satisfies ComparedAnswer);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return answer(503, { error: error.code }, { 'Retry-After': UNAVAILABLE_RETRY_SECONDS });
  }
}

/**
 * `POST /api/favorites`: sends a selection to the agency. If a talent is not in the roster, that
 * place gets a fault (`talents.0.id`) and nothing is sent.
 */
export function POST(request: Request): Promise<Response> {
  return answerPost(request, castingForm);
}
