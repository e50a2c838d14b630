import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FailedPictures } from '@/components/ui/failed-pictures';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A picture of the page, and a count of its requests. */
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
  const requests = vi.spyOn(image, 'src', 'set');
  onTestFinished(() => image.remove());
  return Object.assign(image, { requests: () => requests.mock.calls.length });
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

  it('marks a picture that failed before hydration, and none that is loaded', () => {
    const failed = picture({ complete: true, naturalWidth: 0 });
    const there = picture({ complete: true, naturalWidth: 600 });
    render(<FailedPictures />);
    expect([failed.dataset.failed, there.dataset.failed]).toEqual(['', undefined]);
  });

  it.each([
    [0, 3_000],
    [1, 6_000],
  ])('retries a failed picture once, after a random delay (%d: %d ms)', (random, ms) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const image = picture(OPEN);
    render(<FailedPictures />);
    fireEvent.error(image);
    vi.advanceTimersByTime(ms - 1);
    expect(image.requests()).toBe(0);
    vi.advanceTimersByTime(1);
    expect([image.requests(), image.src]).toEqual([1, 'http://localhost/a.jpg']);
    fireEvent.error(image);
    vi.advanceTimersByTime(60_000);
    expect([image.requests(), image.dataset.failed]).toEqual([1, '']);
  });

  it('shows a picture that loads after all, and does not retry it again', () => {
    const image = picture(OPEN);
    render(<FailedPictures />);
    fireEvent.error(image);
    fireEvent.load(image);
    expect(image.dataset.failed).toBeUndefined();
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));
    expect(image.requests()).toBe(0);
  });

  it('retries all failed pictures whenever the browser is online again', () => {
    const [failed, there] = [picture(OPEN), picture({ complete: true, naturalWidth: 600 })];
    render(<FailedPictures />);
    fireEvent.error(failed);
    vi.advanceTimersByTime(6_000);
    for (const requests of [2, 3]) {
      fireEvent.error(failed);
      window.dispatchEvent(new Event('online'));
      expect([failed.requests(), there.requests()]).toEqual([requests, 0]);
    }
  });

  it('retries another picture in the same element, too', () => {
    const image = picture(OPEN);
    render(<FailedPictures />);
    fireEvent.error(image);
    vi.advanceTimersByTime(6_000);
    image.setAttribute('src', 'http://localhost/b.jpg');
    fireEvent.error(image);
    vi.advanceTimersByTime(6_000);
    expect([image.requests(), image.src]).toEqual([2, 'http://localhost/b.jpg']);
  });

  it('removes its listeners and timers on unmount', () => {
    const image = picture(OPEN);
    const other = picture(OPEN);
    const { unmount } = render(<FailedPictures />);
    fireEvent.error(other);
    unmount();
    fireEvent.error(image);
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));
    expect([image.dataset.failed, other.requests()]).toEqual([undefined, 0]);
  });
});
