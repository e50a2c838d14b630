import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  mockAllIsIntersecting,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import { SocialFeed } from '@/components/home/social-feed';

beforeEach(() => setupIntersectionMocking(vi.fn));

function show() {
  render(<SocialFeed url="https://feed.test/a" title="Feed" show="Ver" note="De feed.test" />);
}

it('requests nothing from the other site until it is nearly in view', () => {
  show();
  expect(screen.queryByTitle('Feed')).toBeNull();
  act(() => mockAllIsIntersecting(true));
  expect(screen.getByTitle('Feed')).toHaveProperty('src', 'https://feed.test/a');
});

it('is loaded on request, without script and without a referrer', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Ver' }));
  const frame = screen.getByTitle('Feed');
  expect(frame.getAttribute('sandbox')).toBe('allow-popups');
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
});
