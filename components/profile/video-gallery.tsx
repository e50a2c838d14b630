'use client';

import { Play } from 'lucide';
import { type MouseEvent, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { isPlainClick } from '@/components/ui/plain-click';
import { type ShownVideo, VideoPoster } from './video-poster';
import { VideoThumbs } from './video-thumbs';

/**
 * One video in a frame, as a poster at first; below it thumbnails, which play in the same frame.
 */
export function VideoGallery({ label, videos }: { label: string; videos: readonly ShownVideo[] }) {
  const [shown, setShown] = useState(videos[0]);
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  if (!shown) return null;

  function play(event: MouseEvent, video: ShownVideo) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setShown(video);
    setPlaying(true);
    frame.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <section aria-label={label} className="videos">
      <div ref={frame} tabIndex={-1} className="relative aspect-video bg-tint outline-none">
        {isPlaying ? (
          <iframe
            key={shown.number}
            src={shown.player}
            title={shown.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            className="size-full"
          />
        ) : (
          <a
            href={shown.page}
            target="_blank"
            rel="noopener noreferrer"
            onClick={(event) => {
              play(event, shown);
              // The link is removed from the page, and the focus would be lost with it.
              frame.current?.focus();
            }}
            className="group block size-full"
          >
            <span className="sr-only">{shown.play}</span>
            <VideoPoster video={shown} large />
            <span className="absolute inset-0 grid place-items-center">
              <span className="grid size-20 place-items-center rounded-full bg-paper/90 text-ink transition-transform duration-300 ease-out group-hover:scale-105">
                <Icon of={Play} size={28} strokeWidth={1.4} className="translate-x-0.5" />
              </span>
            </span>
          </a>
        )}
      </div>
      {videos.length > 1 && <VideoThumbs videos={videos} shown={shown.number} onPlay={play} />}
    </section>
  );
}
