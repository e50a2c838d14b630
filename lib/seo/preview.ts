import 'server-only';
import { createHash } from 'node:crypto';
import type { Locale } from '../i18n/locales';
import { pathOf } from '../routes/build';
import { previewOf, VERSION_KEY } from '../routes/preview-path';
import type { Route } from '../routes/route';
import { siteName } from '../site';
import type { TalentCard } from '../talents/card';

/** The size of a link preview, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The most faces in a preview. */
export const PREVIEW_FACES = 4;

/** Increment it when the drawing code changes, so that social networks fetch the previews again. */
const DRAWING = 3;

/** The content of a link preview beside the agency's name. */
export type Preview = {
  title: string;
  /** The id of the talent whose name the title is, for a name in a script that cannot be set. */
  id?: number;
  /** Storage paths of pictures; only the first four are drawn. */
  faces: readonly string[];
  /** The part of the page's query that changes the preview, without its `?`. */
  query?: string;
};

/** The preview of a page that is about no talent: it gets new faces (`with-faces.ts`). */
export type PreviewTitle = Pick<Preview, 'title'>;

/** The covers for a preview. */
export function facesOf(talents: readonly Pick<TalentCard, 'cover'>[]): string[] {
  return talents.flatMap(({ cover }) => cover ?? []).slice(0, PREVIEW_FACES);
}

/** A hash of the content of a preview. */
export function previewVersion({ title, id = 0, faces }: Preview): string {
  const shown = [DRAWING, siteName(), title, id, ...faces.slice(0, PREVIEW_FACES)];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12);
}

/** The path of a page's preview, with the version of its content. */
export function previewPath(locale: Locale, route: Route, preview: Preview): string {
  const query = `${preview.query ? `${preview.query}&` : ''}${VERSION_KEY}=${previewVersion(preview)}`;
  return `${previewOf(pathOf(locale, route))}?${query}`;
}
