import { type RefObject, useEffect } from 'react';

/** Shows the videos inside of an element: each plays while it is in view and nothing is paused. */
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
  // The attribute is not in the HTML that the server sends, and a browser plays nothing loud.
  video.muted = true;
  // A paused video shows its first picture.
  if (inView && paused) video.preload = 'metadata';
  if (inView && !paused) video.play().catch(() => {});
  else video.pause();
}
