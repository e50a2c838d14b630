import { type RefObject, useEffect } from 'react';

/** Plays the videos inside of an element while they are in view and nothing is paused. */
export function useVideos(inside: RefObject<HTMLElement | null>, paused: boolean): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (target instanceof HTMLVideoElement) show(target, isIntersecting, paused);
        }
      },
      { threshold: 0.2 },
    );
    for (const video of inside.current?.querySelectorAll('video') ?? []) observer.observe(video);
    return () => observer.disconnect();
  }, [inside, paused]);
}

function show(video: HTMLVideoElement, inView: boolean, paused: boolean): void {
  // React does not render the attribute in the server's HTML, and browsers autoplay only muted
  // videos.
  video.muted = true;
  // Loads enough to show the first frame of a paused video.
  if (inView && paused) video.preload = 'metadata';
  if (inView && !paused) video.play().catch(() => {});
  else video.pause();
}
