import 'server-only';
import { resolveDocument } from '../routes/documents';
import { resolvePath } from '../routes/resolve';

const API = new Set(
  'cities composite contact favorites get-scouted health metrics new-face posts ready revalidate roster search verify video-still visits'.split(
    ' ',
  ),
);

/**
 * The name of a path's route for logs and metrics: low cardinality for any request, and without
 * personal data that a path may contain.
 */
export function routeName(pathname: string): string {
  const [, first = '', second = ''] = pathname.split('/');
  if (first === 'api') return API.has(second) ? `api/${second}` : 'api';
  if (first === '_next') return second === 'image' ? 'picture' : 'build file';
  if (['storage', 'assets', '.well-known'].includes(first)) return first;
  if (/^[\w-]+\.\w+$/.test(first)) return 'file';
  if (resolveDocument(pathname)) return 'document';
  const resolution = resolvePath(pathname);
  return resolution.kind === 'serve' ? resolution.route.page : resolution.kind;
}
