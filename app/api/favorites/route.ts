import type { ComparedAnswer } from '@/lib/favorites/compared-answer';
import { parseIds } from '@/lib/favorites/ids';
import { MAX_FAVORITES } from '@/lib/favorites/limits';
import { readCompared } from '@/lib/favorites/read-chosen';
import { castingForm } from '@/lib/favorites/receive-casting';
import { answerPost } from '@/lib/handlers/answer-post';
import { defineHandler } from '@/lib/handlers/define-handler';
import { refuse } from '@/lib/handlers/refuse';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/favorites?ids=12,45`: cards with all measures, for those of at most 200 talents who are
 * in the roster. 503 while the services fail.
 */
export const GET = defineHandler(async ({ nextUrl }) => {
  const { ids } = parseIds(nextUrl.searchParams.get('ids') ?? '', MAX_FAVORITES);
  const answer: ComparedAnswer = { cards: await readCompared(ids) };
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
}, refuse);

/** `POST /api/favorites`: sends a selection. A talent who has left is a fault (`talents.0.id`). */
export const POST = (request: Request) => answerPost(request, castingForm);
