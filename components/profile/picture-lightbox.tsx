'use client';

import Lightbox, { type Slide } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { FOLDER_SWITCH, pictureUrl } from '@/lib/media/pictures';

const WIDTHS = [828, 1440, 1920] as const;
const LARGEST = 1920;

export type LightboxPicture = { file: string; alt: string; width?: number; height?: number };
export type LightboxTexts = {
  title: string;
  image: string;
  /** With `{index}` and `{total}` in it. */
  counter: string;
  previous: string;
  next: string;
  close: string;
  zoomIn: string;
  zoomOut: string;
};

type Props = {
  pictures: readonly LightboxPicture[];
  index: number;
  texts: LightboxTexts;
  onClose: () => void;
};

function slideOf({ file, alt, width, height }: LightboxPicture): Slide {
  const narrow = window.matchMedia(`(width < ${FOLDER_SWITCH.wide}px)`).matches;
  const folder = narrow ? 'mobile' : 'desktop';
  const slide = { src: pictureUrl(folder, file, LARGEST), alt };
  if (!width || !height) return slide;
  const srcSet = WIDTHS.filter((one) => one <= width || one === WIDTHS[0]).map((one) => ({
    src: pictureUrl(folder, file, one),
    width: one,
    height: Math.round((one * height) / width),
  }));
  return { ...slide, width, height, srcSet };
}

/** Pictures over the whole window, one at a time, to be looked at closely. */
export default function PictureLightbox({ pictures, index, texts, onClose }: Props) {
  return (
    <Lightbox
      open
      index={index}
      slides={pictures.map(slideOf)}
      close={onClose}
      plugins={[Zoom]}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={{ fade: 250, swipe: 400 }}
      labels={{
        Lightbox: texts.title,
        Carousel: texts.title,
        'Photo gallery': texts.title,
        Slide: texts.image,
        '{index} of {total}': texts.counter,
        Previous: texts.previous,
        Next: texts.next,
        Close: texts.close,
        'Zoom in': texts.zoomIn,
        'Zoom out': texts.zoomOut,
      }}
    />
  );
}
