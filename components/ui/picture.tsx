'use client';

import { preload } from 'react-dom';
import { FOLDER_SWITCH } from '@/lib/constants';
import { pictureUrl, srcSet } from '@/lib/media/pictures';
import { PictureMarkup, type PictureProps } from './picture-markup';

/**
 * The same as a client component, for pages with many pictures: their data then name each picture once,
 * and not all of its addresses. The `first` one is preloaded.
 */
export function Picture(props: PictureProps) {
  // Only in the HTML: an element that the browser adds is no later than its preload.
  if (props.load === 'first' && typeof window === 'undefined') preloadPicture(props);
  return <PictureMarkup {...props} />;
}

/**
 * React preloads an eager `img`, but none in a `picture`, where the window decides on the source. The
 * attributes are those of the sources, so that both ask for the same file.
 */
function preloadPicture({ mobile, desktop, only, folderSwitch, sizes, widths }: PictureProps) {
  const edge = FOLDER_SWITCH[folderSwitch];
  const preloadFrom = (folder: 'mobile' | 'desktop', path: string, media: string) =>
    preload(pictureUrl(folder, path, widths.to), {
      as: 'image',
      imageSrcSet: srcSet(folder, path, widths),
      imageSizes: sizes,
      fetchPriority: 'high',
      ...(!only && { media }),
    });
  if (only !== 'desktop') preloadFrom('mobile', mobile, `(width < ${edge}px)`);
  if (only !== 'mobile') preloadFrom('desktop', desktop, `(width >= ${edge}px)`);
}
