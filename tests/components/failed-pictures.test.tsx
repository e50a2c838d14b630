import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FailedPictures } from '@/components/ui/failed-pictures';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A picture of the page, and how often it was asked for again. */
function picture(
  loaded: { complete: boolean; naturalWidth: number },
  src = 'http://localhost/a.jpg',
) {
  const image = document.createElement('img');
  image.alt = 'Ana';
  image.src = src;
  Object.defineProperties(image, {
    complete: { value: loaded.complete },
    naturalWidth: { value: loaded.naturalWidth },
    currentSrc: { value: src },
  });
  document.body.append(image);
  const tries = vi.spyOn(image, 'src', 'set');
  onTestFinished(() => image.remove());
  return Object.assign(image, { tries: () => tries.mock.calls.length });
}

const OPEN = { complete: false, naturalWidth: 0 };

describe('FailedPictures', () => {
  it('marks a picture that fails while the page is open', () => {
    const image = picture(OPEN);
    render(<FailedPictures />);
    expect(image.dataset.failed).toBeUndefined();
    fireEvent.error(screen.getByAltText('Ana'));
    expect(image.dataset.failed).toBe('');
  });

  it('marks a picture that failed before the script ran, and none that is there', () => {
    const failed = picture({ complete: true, naturalWidth: 0 });
    const there = picture({ complete: true, naturalWidth: 600 });
    render(<FailedPictures />);
    expect([failed.dataset.failed, there.dataset.failed]).toEqual(['', undefined]);
  });

  it.each([
    [0, 3_000],
    [1, 6_000],
  ])('tries a failed picture again once, at a random time (%d: %d ms)', (random, ms) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const image = picture(OPEN);
    render(<FailedPictures />);
    fireEvent.error(image);
    vi.advanceTimersByTime(ms - 1);
    expect(image.tries()).toBe(0);
    vi.advanceTimersByTime(1);
    expect([image.tries(), image.src]).toEqual([1, 'http://localhost/a.jpg']);
    fireEvent.error(image);
    vi.advanceTimersByTime(60_000);
    expect([image.tries(), image.dataset.failed]).toEqual([1, '']);
  });

  it('shows a picture that loads after all, and asks for it no more', () => {
    const image = picture(OPEN);
    render(<FailedPictures />);
    fireEvent.error(image);
    fireEvent.load(image);
    expect(image.dataset.failed).toBeUndefined();
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));
    expect(image.tries()).toBe(0);
  });

  it('tries all that failed again whenever the line is back', () => {
    const [failed, there] = [picture(OPEN), picture({ complete: true, naturalWidth: 600 })];
    render(<FailedPictures />);
    fireEvent.error(failed);
    vi.advanceTimersByTime(6_000);
    for (const tries of [2, 3]) {
      fireEvent.error(failed);
      window.dispatchEvent(new Event('online'));
      expect([failed.tries(), there.tries()]).toEqual([tries, 0]);
    }
  });

  it('tries another picture in the same place again, too', () => {
    const image = picture(OPEN);
    render(<FailedPictures />);
    fireEvent.error(image);
    vi.advanceTimersByTime(6_000);
    image.setAttribute('src', 'http://localhost/b.jpg');
    fireEvent.error(image);
    vi.advanceTimersByTime(6_000);
    expect([image.tries(), image.src]).toEqual([2, 'http://localhost/b.jpg']);
  });

  it('stops listening and trying when it goes', () => {
    const image = picture(OPEN);
    const other = picture(OPEN);
    const { unmount } = render(<FailedPictures />);
    fireEvent.error(other);
    unmount();
    fireEvent.error(image);
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));
    expect([image.dataset.failed, other.tries()]).toEqual([undefined, 0]);
  });
});
