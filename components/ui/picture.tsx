'use client';

import { preload } from 'react-dom';
import { FOLDER_SWITCH } from '@/lib/config/constants';
import { type Folder, pictureUrl, srcSet } from '@/lib/media/pictures';
import { PictureMarkup, type PictureProps, sizesIn } from './picture-markup';

/** React delays a navigation until eager pictures have loaded, except those with an `onLoad`. */
const doNotWait = () => {};

/**
 * `PictureMarkup` as a client component, for pages with many pictures: the RSC payload then has the
 * path of each picture instead of all of its URLs. A `first` picture is preloaded. A navigation does
 * not wait for these pictures; for eager ones, React would delay the new page by up to 800 ms.
 */
export function Picture(props: PictureProps) {
  // Only on the server: in the browser, a preload would be no earlier than the element itself.
  if (props.load === 'first' && typeof window === 'undefined') preloadPicture(props);
  return <PictureMarkup {...props} onLoad={doNotWait} />;
}

/**
 * React preloads an eager `img`, but none in a `picture`, whose source depends on the window. The
 * attributes equal those of the sources, so that preload and element request the same file.
 */
function preloadPicture(props: PictureProps) {
  const { file, mobile = file, folderSwitch = 'wide', only, source, sizes, widths } = props;
  const edge = FOLDER_SWITCH[folderSwitch];
  const preloadFrom = (folder: Folder, path: string, media: string) =>
    preload(pictureUrl(folder, path, widths.to, source), {
      as: 'image',
      imageSrcSet: srcSet(folder, path, widths, source),
      imageSizes: sizesIn(folder, sizes),
      fetchPriority: 'high',
      ...(!only && { media }),
    });
  if (only !== 'desktop') preloadFrom('mobile', mobile, `(width < ${edge}px)`);
  if (only !== 'mobile') preloadFrom('desktop', file, `(width >= ${edge}px)`);
}
