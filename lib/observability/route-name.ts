import 'server-only';
import { resolvePath } from '../routes/resolve';

const API = new Set(
  'cities composite contact favorites get-scouted health metrics new-faces posts ready revalidate roster search verify video-still'.split(
    ' ',
  ),
);

/**
 * The route that answers a path, as logs and metrics call it: one of a few, whatever is asked for,
 * and without what a path may tell of a person.
 */
export function routeName(pathname: string): string {
  const [, first = '', second = ''] = pathname.split('/');
  if (first === 'api') return API.has(second) ? `api/${second}` : 'api';
  if (first === '_next') return second === 'image' ? 'picture' : 'build file';
  if (['storage', 'assets', '.well-known'].includes(first)) return first;
  if (/^[\w-]+\.\w+$/.test(first)) return 'file';
  const resolution = resolvePath(pathname);
  return resolution.kind === 'serve' ? resolution.route.page : resolution.kind;
}
