'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { useLazyPart } from '@/components/ui/lazy-part';
import { LoadingMark } from '@/components/ui/loading-mark';
import { once } from '@/components/ui/once';
import { useOverlayEntry } from '@/components/ui/overlay-entry';
import { isPlainClick } from '@/components/ui/plain-click';
import type { LightboxPicture, LightboxTexts } from './picture-lightbox';

const lightboxPart = once(() => import('./picture-lightbox'));

/** Lazy-loaded with the first picture. `open` is the click handler for links to picture files. */
export function useLightbox(pictures: readonly LightboxPicture[], texts: LightboxTexts) {
  const [index, setIndex] = useState<number | null>(null);
  const isOpen = index !== null;
  const close = () => setIndex(null);
  useOverlayEntry(isOpen, close);
  const loaded = useLazyPart(lightboxPart, isOpen, close);
  const { Lightbox } = texts.labels;
  const lightbox: ReactNode =
    isOpen &&
    (loaded ? (
      <loaded.default pictures={pictures} index={index} texts={texts} onClose={close} />
    ) : (
      <Dialog place="whole" aria-label={Lightbox} onClose={close}>
        <LoadingMark text={Lightbox} />
      </Dialog>
    ));
  function open(event: MouseEvent<HTMLElement>, place: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The carousel around it prevents the click from focusing the link, and Safari never focuses
    // it; the lightbox returns the focus to it.
    event.currentTarget.focus({ preventScroll: true });
    setIndex(place);
  }
  return { open, isOpen, lightbox };
}
