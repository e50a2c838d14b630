'use client';

import { Picture } from '@/components/ui/picture';
import { atLeast } from '@/lib/config/constants';
import { pictureUrl } from '@/lib/media/pictures';
import type { LightboxTexts } from './picture-lightbox';
import { useLightbox } from './use-lightbox';

const LARGEST = 1920;

type Props = { sheets: readonly { file: string; alt: string }[]; texts: LightboxTexts };

/** Composite sheets in columns, each at its own height; a click enlarges one. */
export function CompositeWall({ sheets, texts }: Props) {
  const { open, lightbox } = useLightbox(sheets, texts);
  const columns = Math.max(2, Math.min(sheets.length, 4));
  return (
    <>
      <ul
        // In a wide window two to four fill their row; one is no larger than a photo of the book.
        style={{ '--columns': columns }}
        className="grid grid-cols-2 items-start gap-px max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:grid-cols-[repeat(var(--columns),minmax(0,1fr))] [&_img]:h-auto"
      >
        {sheets.map(({ file, alt }, index) => (
          <li key={file}>
            <a
              href={pictureUrl('desktop', file, LARGEST)}
              onClick={(event) => open(event, index)}
              className="picture-frame cursor-zoom-in"
            >
              {/* The panel gives no dimensions: this reserves the space of an A5 in landscape. */}
              <Picture
                file={file}
                alt={alt}
                sizes={`${atLeast('lg')} ${Math.ceil(100 / columns)}vw, ${index % 2 === 0 && index === sheets.length - 1 ? 100 : 50}vw`}
                width={210}
                height={148}
                widths={{ from: 320, to: LARGEST }}
              />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
