import { defineHandler } from '@/lib/handlers/define-handler';
import { refuse } from '@/lib/handlers/refuse';
import { readFaceIfAny } from '@/lib/roster/new-faces';

export const dynamic = 'force-dynamic';

/** `GET /api/new-face`: `{ "face": … }`, an adult; null if there is none or the services fail. */
export const GET = defineHandler(async () => {
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json({ face: await readFaceIfAny() }, { headers });
}, refuse);
