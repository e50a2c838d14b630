/** The paths of previews: `/preview`, the path of the page, and this file name. */
const FOLDER = '/preview';
const FILE = 'picture.jpg';

/** The query key of a preview's version. */
export const VERSION_KEY = 'v';

/** The path of the preview of the page with this path, without its query. */
export function previewOf(page: string): string {
  return `${FOLDER}${page === '/' ? '' : page}/${FILE}`;
}

/** The path of the page for a preview's path; null for any other path. */
export function pageOfPreview(path: string): string | null {
  if (!path.startsWith(`${FOLDER}/`) || !path.endsWith(`/${FILE}`)) return null;
  return path.slice(FOLDER.length, -FILE.length - 1) || '/';
}
