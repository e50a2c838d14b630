'use client';

import { Picture } from '@/components/ui/picture';
import { atLeast } from '@/lib/media/breakpoints';
import { pictureUrl } from '@/lib/media/pictures';
import type { LightboxTexts } from './picture-lightbox';
import { useLightbox } from './use-lightbox';

const LARGEST = 1920;

type Sheet = { file: string; alt: string };

/** Composite sheets in columns, each at its own height; a click enlarges one. */
export function CompositeWall({
  sheets,
  texts,
}: {
  sheets: readonly Sheet[];
  texts: LightboxTexts;
}) {
  const { open, lightbox } = useLightbox(sheets, texts);
  return (
    <>
      <ul
        // In a wide window fewer than four fill their row.
        style={{ '--columns': Math.min(sheets.length, 4) }}
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
                sizes={`${atLeast('lg')} ${Math.ceil(100 / Math.min(sheets.length, 4))}vw, ${index % 2 === 0 && index === sheets.length - 1 ? 100 : 50}vw`}
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
