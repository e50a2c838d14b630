import { type RefObject, useEffect } from 'react';

/**
 * Plays the video of a carousel's active slide, whose index is `at`, while it is in view and nothing
 * is paused. Fading slides are stacked, so that all of them are in view.
 */
export function useVideos(
  inside: RefObject<HTMLElement | null>,
  paused: boolean,
  at: number,
): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!(target instanceof HTMLVideoElement)) continue;
          const slide = target.closest<HTMLElement>('.swiper-slide');
          // Swiper numbers the slides of a row that starts over; another has only one.
          const active = Number(slide?.dataset.swiperSlideIndex ?? 0) === at;
          show(target, isIntersecting && active, paused);
        }
      },
      { threshold: 0.2 },
    );
    for (const video of inside.current?.querySelectorAll('video') ?? []) observer.observe(video);
    return () => observer.disconnect();
  }, [inside, paused, at]);
}

function show(video: HTMLVideoElement, inView: boolean, paused: boolean): void {
  // React's HTML lacks the attribute, and browsers autoplay only muted videos.
  video.muted = true;
  // Loads enough to show the first frame of a paused video.
  if (inView && paused) video.preload = 'metadata';
  if (inView && !paused) video.play().catch(() => {});
  else video.pause();
}
