import { randomUUID } from 'node:crypto';
import { defineHandler } from '@/lib/handlers/define-handler';
import { refuse } from '@/lib/handlers/refuse';
import { takeDownloadSlot } from '@/lib/media/download-slots';
import { missingPage } from '@/lib/page/outcomes';
import { downloadComposites } from '@/lib/panel/composites';
import { readWholeProfile } from '@/lib/panel/talents';
import { profileRoute } from '@/lib/routes/build';
import { clientIp } from '@/lib/server/client-ip';

const ID = /^[1-9]\d{0,14}$/;

/**
 * `GET /api/composite/12`: the zip of a talent's composites, from the panel. 404 for a talent who
 * is not in the roster or has none. 429 and 503 while too many downloads are running, as the
 * browser can build the zip itself.
 */
export const GET = defineHandler(
  async (request, { params }: RouteContext<'/api/composite/[id]'>) => {
    const { id } = await params;
    const profile = ID.test(id) ? await readWholeProfile(Number(id)) : null;
    if (!profile || profile.compo.length === 0) return missingPage('no composites');
    const headers = {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${profileRoute(profile).slug}-models.zip"`,
      'Cache-Control': 'no-store',
    };
    if (request.method === 'HEAD') return new Response(null, { headers });
    await takeDownloadSlot(profile.id, clientIp(request));
    const zip = await downloadComposites(profile, randomUUID(), request.signal);
    return new Response(zip, { headers });
  },
  refuse,
);
