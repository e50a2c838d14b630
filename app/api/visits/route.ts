import { readText, shortBody } from '@/lib/forms/body';
import { admit } from '@/lib/forms/guard';
import { Refusal } from '@/lib/forms/refusal';
import { defineHandler, refuseBare } from '@/lib/handlers/define-handler';
import { countVisit, readVisit, refusesCounting } from '@/lib/observability/count-visit';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/visits`: the beacon of a page that is left, `{"route":"roster","device":"mobile",
 * "lcp":1200,"inp":40,"cls":0.01}`. Its figures go into histograms of `GET /api/metrics`; nothing else
 * of the request is stored or logged. 204, also for a visitor who asks not to be counted. 400: not of
 * this form. 403: from another site. 413: longer than 1 KB. 429: over 120 in a minute.
 */
export const POST = defineHandler(async (request: Request) => {
  await admit(request, 'visits');
  if (!refusesCounting(request)) {
    const visit = readVisit(await readText(request, shortBody(1024)));
    if (!visit) throw new Refusal('malformed');
    countVisit(visit);
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}, refuseBare);
