'use client';

import { PictureMarkup, type PictureProps } from './picture-markup';

/**
 * The same as a client component, for pages with many pictures: their data then name each picture once,
 * and not all of its addresses.
 */
export function Picture(props: PictureProps) {
  return <PictureMarkup {...props} />;
}
