'use client';

import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide';
import { type KeyboardEvent, useMemo, useState } from 'react';
import Lightbox, { type Labels, type Slide } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { ChangingText } from '@/components/ui/changing-text';
import { Icon } from '@/components/ui/icon';
import { MessageHost } from '@/components/ui/message-layer';
import 'yet-another-react-lightbox/styles.css';
import { FOLDER_SWITCH } from '@/lib/config/constants';
import { pictureUrl } from '@/lib/media/pictures';
import { isSized } from '@/lib/talents/book-slides';
import styles from './lightbox.module.css';

const WIDTHS = [828, 1440, 1920] as const;
const LARGEST = 1920;

export type LightboxPicture = { file: string; alt: string; width?: number; height?: number };
export type LightboxTexts = {
  /** The talent's name, and the kind of pictures. */
  name: string;
  caption: string;
  labels: Required<Labels>;
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
  if (!width || !height || !isSized({ width, height })) return slide;
  const srcSet = WIDTHS.filter((one) => one <= width || one === WIDTHS[0]).map((one) => ({
    src: pictureUrl(folder, file, one),
    width: one,
    height: Math.round((one * height) / width),
  }));
  return { ...slide, width, height, srcSet };
}

const ICON = { size: 22, strokeWidth: 1.4 } as const;

/** The library would step on arrows with a modifier, too, which are the browser's own shortcuts. */
function leaveShortcuts(event: KeyboardEvent) {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (key.startsWith('Arrow') && (altKey || ctrlKey || metaKey)) event.stopPropagation();
}

/** Pictures enlarged to the whole window, one at a time, with zoom. */
export default function PictureLightbox({ pictures, index, texts, onClose }: Props) {
  const [at, setAt] = useState(index);
  // Memoized: a new array of slides makes the library start again at the first one.
  const slides = useMemo(() => pictures.map(slideOf), [pictures]);
  return (
    <div onKeyDownCapture={leaveShortcuts}>
      <Lightbox
        open
        index={index}
        className={styles.lightbox}
        slides={slides}
        close={onClose}
        on={{ view: ({ index: shown }) => setAt(shown) }}
        plugins={[Zoom]}
        carousel={{ finite: true, padding: 0 }}
        controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
        animation={{ fade: 250, swipe: 400 }}
        render={{
          iconPrev: () => <Icon of={ChevronLeft} {...ICON} />,
          iconNext: () => <Icon of={ChevronRight} {...ICON} />,
          iconClose: () => <Icon of={X} {...ICON} />,
          iconZoomIn: () => <Icon of={ZoomIn} {...ICON} />,
          iconZoomOut: () => <Icon of={ZoomOut} {...ICON} />,
          controls: () => (
            <>
              {/* Hidden from screen readers: the slides announce their position themselves. */}
              <p
                aria-hidden
                className="absolute right-26 -bottom-(--bar) left-gutter flex items-baseline gap-4 leading-(--bar)"
              >
                <span className="truncate font-display text-[length:var(--text-lg)]">
                  {texts.name}
                </span>
                {/* The name matters more than the kind of picture. */}
                <span className="text-[length:var(--text-sm)] text-mute max-sm:hidden">
                  {texts.caption}
                </span>
                <ChangingText className="ml-auto whitespace-nowrap text-[length:var(--text-sm)] tabular-nums">
                  {`${at + 1} / ${pictures.length}`}
                </ChangingText>
              </p>
              <MessageHost />
            </>
          ),
        }}
        labels={texts.labels}
      />
    </div>
  );
}
