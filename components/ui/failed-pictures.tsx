'use client';

import { useEffect } from 'react';

function hide(image: EventTarget | null): void {
  if (image instanceof HTMLImageElement) image.dataset.failed = '';
}

/**
 * Hides every picture that cannot be loaded, so that what its frame holds in its place shows. One
 * listener for the whole page; pictures that failed before the script ran are found at once.
 */
export function FailedPictures() {
  useEffect(() => {
    const failed = (event: Event) => hide(event.target);
    document.addEventListener('error', failed, true);
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) hide(image);
    }
    return () => document.removeEventListener('error', failed, true);
  }, []);
  return null;
}
