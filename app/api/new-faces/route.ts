import type { ComparedAnswer } from '@/lib/favorites/compared-answer';
import { readCompared } from '@/lib/favorites/read-chosen';
import { defineHandler } from '@/lib/page/define-handler';
import { readCoveredFaces } from '@/lib/roster/new-faces';

export const dynamic = 'force-dynamic';

/** One row of cards in a wide window. */
const MOST = 5;

/**
 * `GET /api/new-faces`: the first new faces, as cards in the form of `GET /api/favorites`, for
 * pages after an action or with an empty selection.
 */
export const GET = defineHandler(async () => {
  const faces = await readCoveredFaces();
  const cards = await readCompared(faces.slice(0, MOST).map(({ id }) => id));
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json({ cards } satisfies ComparedAnswer, { headers });
});
