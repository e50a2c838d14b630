import { defineHandler } from '@/lib/handlers/define-handler';
import { refuse } from '@/lib/handlers/refuse';
import { pictureUrl } from '@/lib/media/pictures';
import { videoStill } from '@/lib/media/video-still';
import { missingPage } from '@/lib/page/outcomes';
import { readProfile } from '@/lib/panel/talents';

const ID = /^[1-9]\d{0,14}$/;
const COVER_WIDTH = 640;

/**
 * `GET /api/video-still/12/2`: the still of a talent's second video, from YouTube; with `?size=large` a
 * large one. A redirect to the talent's cover if YouTube has none; 404 if there is no such video, or no
 * cover.
 */
export const GET = defineHandler(
  async ({ nextUrl }, { params }: RouteContext<'/api/video-still/[id]/[number]'>) => {
    const { id, number } = await params;
    const profile = ID.test(id) && ID.test(number) ? await readProfile(Number(id)) : null;
    const video = profile?.video[Number(number) - 1];
    if (!profile || video?.provider !== 'youtube') return missingPage('no such video');
    const size = nextUrl.searchParams.get('size') === 'large' ? 'large' : 'small';
    const jpeg = await videoStill(profile.id, video.file, size);
    if (jpeg) {
      const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' };
      return new Response(jpeg, { headers });
    }
    if (!profile.cover) return missingPage('no still');
    const Location = pictureUrl('desktop', profile.cover, COVER_WIDTH);
    return new Response(null, { status: 307, headers: { Location, 'Cache-Control': 'no-store' } });
  },
  refuse,
);
