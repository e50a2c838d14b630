import 'server-only';
import { readAdultFacesIfAny } from '../roster/new-faces';
import { facesOf, type Preview, type PreviewTitle } from '../seo/preview';

/**
 * Completes the preview of a page that is about no talent by new faces, all of them adults. It stays
 * without faces while the services fail.
 */
export async function withFaces(preview: Preview | PreviewTitle): Promise<Preview> {
  if ('faces' in preview) return preview;
  return { ...preview, faces: facesOf(await readAdultFacesIfAny()) };
}
