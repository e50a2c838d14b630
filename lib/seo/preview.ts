import 'server-only';
import { createHash } from 'node:crypto';
import type { Locale } from '../i18n/locales';
import { pathOf } from '../routes/build';
import type { Route } from '../routes/route';
import { siteName } from '../site';

/** The picture that a link to a page is shown with, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** How many people a picture shows at most. */
export const PREVIEW_FACES = 4;

/** Where the pictures of pages live, and what the last segment of their paths is. */
const FOLDER = '/preview';
const FILE = 'picture.jpg';

/** Counts up when the drawing changes, so that networks fetch the pictures again. */
const DRAWING = 2;

/** What the picture of a page shows beside the agency's name. */
export type Preview = {
  title: string;
  /** Pictures of the storage, as paths; the first four count. */
  faces: readonly string[];
  /** Ids of the talents whose names or faces it shows. */
  talents?: readonly number[];
  /** What the page's query says that the picture depends on, without the `?`. */
  query?: string;
};

/** Changes with what a picture shows. */
export function previewVersion({ title, faces }: Preview): string {
  const shown = [DRAWING, siteName(), title, ...faces.slice(0, PREVIEW_FACES)];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12);
}

/** The path of a page's picture: below that of the page, with the version of what it shows. */
export function previewPath(locale: Locale, route: Route, preview: Preview): string {
  const page = pathOf(locale, route).replace(/\/$/, '');
  const query = `${preview.query ? `${preview.query}&` : ''}v=${previewVersion(preview)}`;
  return `${FOLDER}${page}/${FILE}?${query}`;
}

/** The path of the page that a picture's path stands for; null for another path. */
export function pageOfPreview(path: string): string | null {
  if (!path.startsWith(`${FOLDER}/`) || !path.endsWith(`/${FILE}`)) return null;
  return path.slice(FOLDER.length, -FILE.length - 1) || '/';
}
