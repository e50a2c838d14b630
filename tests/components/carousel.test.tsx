import { fireEvent, render, screen } from '@testing-library/react';
import {
  resetIntersectionMocking,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel, usePauseChoice } from '@/components/ui/carousel';
import { SLIDER_AUTOPLAY_MS } from '@/lib/config/constants';

const texts = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' };

function row(count: number, given: { autoplayMs?: number; pauseButton?: boolean } = {}) {
  return (
    <Carousel label="Work" texts={texts} speed={600} {...given}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <p key={place}>{place}</p>
      ))}
    </Carousel>
  );
}
const autoplaying = { autoplayMs: SLIDER_AUTOPLAY_MS };

beforeEach(() => {
  usePauseChoice.setState(null);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  setupIntersectionMocking(vi.fn);
});
afterEach(() => {
  resetIntersectionMocking();
  vi.unstubAllGlobals();
});

it('a row that only the visitor moves has no button to pause it', () => {
  render(row(2));
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Previous',
    'Next',
  ]);
});

it('one button pauses every carousel, also those without a button', () => {
  render(
    <>
      {row(2, autoplaying)}
      {row(2, { ...autoplaying, pauseButton: false })}
      {row(2, autoplaying)}
    </>,
  );
  const [first] = screen.getAllByRole('button', { name: 'Pause' });
  if (first) fireEvent.click(first);
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Play' })).toHaveLength(2);
});
