import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FailedPictures } from '@/components/ui/failed-pictures';

function picture(loaded: { complete: boolean; naturalWidth: number }) {
  const image = document.createElement('img');
  image.alt = 'Ana';
  Object.defineProperties(image, {
    complete: { value: loaded.complete },
    naturalWidth: { value: loaded.naturalWidth },
    currentSrc: { value: 'http://localhost/a.jpg' },
  });
  document.body.append(image);
  onTestFinished(() => image.remove());
  return image;
}

describe('FailedPictures', () => {
  it('marks a picture that fails while the page is open', () => {
    const image = picture({ complete: false, naturalWidth: 0 });
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

  it('stops listening when it goes', () => {
    const image = picture({ complete: false, naturalWidth: 0 });
    render(<FailedPictures />).unmount();
    fireEvent.error(image);
    expect(image.dataset.failed).toBeUndefined();
  });
});
