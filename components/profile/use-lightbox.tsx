'use client';

import { lazy, type MouseEvent, type ReactNode, useState } from 'react';
import { LazyBoundary } from '@/components/ui/lazy-boundary';
import { useOverlayEntry } from '@/components/ui/overlay-entry';
import { isPlainClick } from '@/components/ui/plain-click';
import type { LightboxPicture, LightboxTexts } from './picture-lightbox';

const PictureLightbox = lazy(() => import('./picture-lightbox'));

/** Lazy-loaded with the first picture. `open` is the click handler for links to picture files. */
export function useLightbox(pictures: readonly LightboxPicture[], texts: LightboxTexts) {
  const [index, setIndex] = useState<number | null>(null);
  useOverlayEntry(index !== null, () => setIndex(null));
  const lightbox: ReactNode = index !== null && (
    <LazyBoundary onLost={() => setIndex(null)}>
      <PictureLightbox
        pictures={pictures}
        index={index}
        texts={texts}
        onClose={() => setIndex(null)}
      />
    </LazyBoundary>
  );
  function open(event: MouseEvent<HTMLElement>, place: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The carousel around it prevents the click from focusing the link, and Safari never focuses
    // it; the lightbox returns the focus to it.
    event.currentTarget.focus({ preventScroll: true });
    setIndex(place);
  }
  return { open, isOpen: index !== null, lightbox };
}
