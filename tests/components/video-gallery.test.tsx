import { act, fireEvent, render, screen } from '@testing-library/react';
import { setupIntersectionMocking } from 'react-intersection-observer/test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import { VideoGallery } from '@/components/profile/video-gallery';

const video = (number: number) => ({
  ...{ number, provider: 'vimeo', name: 'Ana', preview: null, still: `/still/${number}` },
  ...{ player: `https://player.test/${number}`, page: `https://video.test/${number}` },
  ...{ play: `Play ${number}`, title: `Video ${number}` },
});

beforeEach(() => {
  // jsdom does not implement it.
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  setupIntersectionMocking(vi.fn);
  const texts = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' };
  render(<VideoGallery label="Videos" texts={texts} videos={[video(1), video(2)]} />);
});

/** The large poster comes before its thumbnail. */
const poster = () => screen.getAllByRole('link', { name: 'Play 1' })[0] as HTMLElement;

it('moves the focus to the frame when the player replaces the poster', () => {
  poster().focus();
  fireEvent.click(poster());
  const player = screen.getByTitle('Video 1');
  expect(document.activeElement).toBe(player.parentElement);
  expect(player.getAttribute('allow')).toMatch(/autoplay.*fullscreen/);
});

it('plays the video of a thumbnail in the same frame, and leaves the focus there', async () => {
  const thumbnail = screen.getByRole('link', { name: 'Play 2' });
  thumbnail.focus();
  fireEvent.click(thumbnail);
  expect(screen.getByTitle('Video 2').getAttribute('src')).toBe('https://player.test/2');
  expect(thumbnail.getAttribute('aria-current')).toBe('true');
  expect(document.activeElement).toBe(thumbnail);
  // The row scrolls to a focused slide in the next frame.
  await act(async () => void (await new Promise(requestAnimationFrame)));
});

it.each(['Play 1', 'Play 2'])('leaves a click on “%s” for a new tab to the browser', (name) => {
  const link = screen.getAllByRole('link', { name })[0] as HTMLElement;
  const follow = vi.fn((event: Event) => event.defaultPrevented || event.preventDefault());
  window.addEventListener('click', follow, { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(follow).toHaveReturnedWith(undefined);
  expect(document.querySelector('iframe')).toBeNull();
});
