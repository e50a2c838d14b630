import { Refusal } from './answer.ts';
import type { PictureFiles, Screen } from './pictures/files.ts';
import type { Route } from './router.ts';

/** The files behind every image path, public as on the real storage. */
export function storageRoutes(pictures: PictureFiles): Route[] {
  return (['desktop', 'mobile'] satisfies Screen[]).map((screen) => ({
    method: 'GET',
    path: `/storage/${screen}/*path`,
    async answer({ params }) {
      const body = await pictures.read(screen, params.path ?? '');
      if (!body) throw new Refusal(404, 'Not found.');
      const headers = {
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=86400',
      };
      return { status: 200, headers, body };
    },
  }));
}
