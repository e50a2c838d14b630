import { defineHandler } from '@/lib/handlers/define-handler';
import { refuse } from '@/lib/handlers/refuse';
import { missingPage } from '@/lib/page/outcomes';
import { previewPicture } from '@/lib/preview/cache';
import { previewOfPage } from '@/lib/preview/of-page';
import { pageOfPreview, VERSION_KEY } from '@/lib/routes/preview-path';
import { resolvePath } from '@/lib/routes/resolve';
import { previewVersion } from '@/lib/seo/preview';

export const dynamic = 'force-dynamic';

/** The fallback for a preview that cannot be drawn now. */
const OWN_PICTURE = '/assets/preview.jpg';

/**
 * `GET /preview/modelos/12/ana/picture.jpg?v=…`: the link preview of a page. 404 for an unknown
 * page. With the current version in `v` the response is immutable.
 */
export const GET = defineHandler(async (request) => {
  const { pathname, searchParams } = request.nextUrl;
  const page = pageOfPreview(pathname);
  const resolution = page === null ? null : resolvePath(page);
  if (resolution?.kind !== 'serve') return missingPage('no such picture');
  const preview = await previewOfPage(resolution.locale, resolution.route, searchParams);
  const picture = await previewPicture(preview);
  if (!picture) {
    const headers = { Location: OWN_PICTURE, 'Cache-Control': 'no-store' };
    return new Response(null, { status: 307, headers });
  }
  const lasting = picture.whole && searchParams.get(VERSION_KEY) === previewVersion(preview);
  return new Response(new Uint8Array(picture.jpeg), {
    headers: {
      'Content-Type': 'image/jpeg',
      // nginx learns nothing of talents who leave, so it stores a preview for ten minutes at most.
      'X-Accel-Expires': picture.whole ? '600' : '60',
      'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
      'X-Robots-Tag': 'noindex',
    },
  });
}, refuse);
