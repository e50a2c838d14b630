'use client';

import type { MouseEvent } from 'react';
import { viewsData } from '@/components/ui/row-views';
import { THUMB_VIEWS } from '@/lib/constants';
import { type ShownVideo, VideoPoster } from './video-poster';

type Props = {
  videos: readonly ShownVideo[];
  /** The number of the video in the frame. */
  shown: number;
  onPlay: (event: MouseEvent, video: ShownVideo) => void;
};

/** A row of thumbnails: two in view on a phone, six in a wide window. */
export function VideoThumbs({ videos, shown, onPlay }: Props) {
  return (
    <ul {...viewsData(THUMB_VIEWS)} className="video-thumbs mt-2">
      {videos.map((video) => (
        <li key={video.number}>
          <a
            href={video.page}
            target="_blank"
            rel="noopener noreferrer"
            aria-current={video.number === shown ? 'true' : undefined}
            onClick={(event) => onPlay(event, video)}
            className="block aspect-video outline-offset-[-2px]"
          >
            <span className="sr-only">{video.play}</span>
            <VideoPoster video={video} />
          </a>
        </li>
      ))}
    </ul>
  );
}
