'use client';

import { Play } from 'lucide';
import { useRef, useState } from 'react';
import { Carousel, type CarouselTexts } from '@/components/ui/carousel';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Initial } from '@/components/ui/picture-frame';
import { onPlainClick } from '@/components/ui/plain-click';
import { atLeast, CAROUSEL_SPEED_MS, THUMB_VIEWS } from '@/lib/config/constants';
import styles from './book.module.css';

/** A video as the page shows it: nothing is requested from its provider until it is played. */
type ShownVideo = {
  number: number;
  provider: string;
  player: string;
  page: string;
  name: string;
  /** A picture in the storage; if null, `still` is the URL of one. */
  preview: string | null;
  still: string;
  /** Label of the play link, and title of the player's frame. */
  play: string;
  title: string;
};

type Props = { label: string; texts: CarouselTexts; videos: readonly ShownVideo[] };

/** One video in a frame, at first as a poster, and thumbnails, which play in the same frame. */
export function VideoGallery({ label, texts, videos }: Props) {
  const [shown, setShown] = useState(videos[0]);
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  if (!shown) return null;

  function play(video: ShownVideo) {
    setShown(video);
    setPlaying(true);
    frame.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <section aria-label={label}>
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
            onClick={onPlainClick(() => {
              play(shown);
              // The link is removed from the page, and the focus would be lost with it.
              frame.current?.focus();
            })}
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
      {videos.length > 1 && (
        <Carousel
          label={`${label} 1–${videos.length}`}
          texts={texts}
          speed={CAROUSEL_SPEED_MS}
          views={THUMB_VIEWS}
          className="mt-2"
          rowClass="[&_.carousel]:[--gap:8px]"
          controlsClass="justify-end px-gutter"
        >
          {videos.map((video) => (
            <a
              key={video.number}
              href={video.page}
              target="_blank"
              rel="noopener noreferrer"
              aria-current={video.number === shown.number ? 'true' : undefined}
              onClick={onPlainClick(() => play(video))}
              className={styles.thumb}
            >
              <span className="sr-only">{video.play}</span>
              <VideoPoster video={video} />
            </a>
          ))}
        </Carousel>
      )}
    </section>
  );
}

type PosterProps = { video: ShownVideo; large?: boolean };

/** The still of a video; the talent's initial while it loads or if it fails. */
function VideoPoster({ video: { name, preview, still }, large = false }: PosterProps) {
  return (
    <span className="picture-frame size-full">
      {/* A large one has a play button in that place. */}
      {!large && <Initial of={name} />}
      {preview ? (
        <Picture
          file={preview}
          alt=""
          sizes={large ? `${atLeast('lg')} 66vw, 100vw` : `${atLeast('lg')} 11vw, 50vw`}
          width={16}
          height={9}
          widths={large ? { from: 320, to: 1440 } : { from: 160, to: 440 }}
          load={large ? 'first' : undefined}
        />
      ) : (
        <picture className="contents">
          <img
            src={large ? `${still}?size=large` : still}
            alt=""
            width={16}
            height={9}
            decoding="async"
            loading="lazy"
            // Only YouTube's `hqdefault` is high enough to be cropped here: it has a bar above and one below.
            className="object-center"
          />
        </picture>
      )}
    </span>
  );
}
