'use client';

import { useEffect } from 'react';

/** Range of the random delay (jitter) before a retry, in ms, so that not all retries come at once. */
const RETRY = { from: 3_000, to: 6_000 };

/** Retries a failed picture: setting `src` makes the browser select from `srcset` and load again. */
function tryAgain(image: HTMLImageElement): void {
  if (image.dataset.failed !== undefined) image.src = image.getAttribute('src') ?? '';
}

/**
 * Hides every picture that cannot be loaded, so that the frame's placeholder shows, and retries it:
 * once after a few seconds, and when the browser is online again. Uses one listener for the whole
 * page; pictures that failed before hydration are found on mount.
 */
export function FailedPictures() {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const retriedSources = new WeakMap<HTMLImageElement, string>();
    const fail = (image: HTMLImageElement) => {
      image.dataset.failed = '';
      if (retriedSources.get(image) === image.src) return;
      retriedSources.set(image, image.src);
      const wait = RETRY.from + Math.random() * (RETRY.to - RETRY.from);
      setTimeout(() => signal.aborted || tryAgain(image), wait);
    };
    const on = (type: 'error' | 'load', act: (image: HTMLImageElement) => void) =>
      document.addEventListener(
        type,
        ({ target }) => target instanceof HTMLImageElement && act(target),
        { capture: true, signal },
      );
    on('error', fail);
    on('load', ({ dataset }) => delete dataset.failed);
    const all = () => [...document.images].forEach(tryAgain);
    window.addEventListener('online', all, { signal });
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) fail(image);
    }
    return () => leaving.abort();
  }, []);
  return null;
}
