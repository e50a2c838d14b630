import { STILL } from '@/components/ui/use-media-query';
import { GALLERY_SPEED_MS } from '@/lib/constants';

const ease = (share: number) => 1 - (1 - share) ** 3;

/**
 * Smooth-scrolls a row to a position in pixels with scroll snapping off; instantly with reduced
 * motion. The browser's own smooth scrolling has no configurable duration. Returns a function that
 * stops it.
 */
export function glide(row: HTMLElement, to: number, onEnd: () => void): () => void {
  const from = row.scrollLeft;
  const began = performance.now();
  const duration = window.matchMedia(STILL).matches ? 0 : GALLERY_SPEED_MS;
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    row.style.scrollSnapType = '';
    onEnd();
  };
  const move = (now: number) => {
    const share = duration ? Math.min(1, Math.max(0, now - began) / duration) : 1;
    row.scrollLeft = from + (to - from) * ease(share);
    if (share < 1) frame = requestAnimationFrame(move);
    else end();
  };
  row.style.scrollSnapType = 'none';
  move(began);
  return end;
}
