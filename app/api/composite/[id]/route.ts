import { randomUUID } from 'node:crypto';
import { downloadComposites } from '@/lib/panel/composites';
import { isUpstreamError } from '@/lib/panel/errors';
import { readProfile } from '@/lib/panel/talents';
import { profileRoute } from '@/lib/routes/build';

const ID = /^[1-9]\d{0,14}$/;

/**
 * The zip of a talent's composites, from the panel: 404 for a talent who is not represented or has
 * none, 502 when a service fails.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/composite/[id]'>,
): Promise<Response> {
  const { id } = await params;
  try {
    const profile = ID.test(id) ? await readProfile(Number(id)) : null;
    if (!profile || profile.compo.length === 0) return refusal(404);
    const zip = await downloadComposites(profile, randomUUID());
    return new Response(zip, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${profileRoute(profile).slug}-models.zip"`,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    console.warn(String(error));
    return refusal(502);
  }
}

function refusal(status: 404 | 502): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
