import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChunkGuard } from '@/components/site/chunk-guard';
import { reloadOnce } from '@/components/site/chunk-reload';
import { LostPart, OtherBuild } from '@/components/ui/chunk-failure';

const lost = Object.assign(new Error('Failed to load chunk /_next/a.js'), {
  name: 'ChunkLoadError',
});

/** jsdom has no `PromiseRejectionEvent`. */
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

beforeEach(() => {
  sessionStorage.clear();
  // The page was reloaded just now, and is not reloaded again.
  reloadOnce(lost, Date.now(), vi.fn());
  render(<ChunkGuard texts={{ lost: 'A part is missing.', retry: 'Reload' }} />);
});

it.each([
  ['a rejected promise', rejection(lost)],
  ['an error', new ErrorEvent('error', { error: lost })],
])('tells of a chunk that is missing after a reload, as %s', (_what, event) => {
  act(() => void window.dispatchEvent(event));
  expect(screen.getByRole('alert').textContent).toBe('A part is missing.Reload');
});

it.each([
  ['its data did not arrive', new LostPart('data'), false],
  ['its data is of another build', new OtherBuild('data'), true],
  ['its chunk did not arrive', lost, true],
])('a part is worth a reload or not: %s', (_why, error, reloaded) => {
  sessionStorage.clear();
  const reload = vi.fn();
  expect(reloadOnce(error, Date.now(), reload)).toBe(reloaded);
  expect(reload).toHaveBeenCalledTimes(reloaded ? 1 : 0);
});

it('tells of lost data without a reload', () => {
  act(() => void window.dispatchEvent(rejection(new LostPart('data'))));
  expect(screen.getByRole('alert').textContent).toBe('A part is missing.Reload');
});

it('ignores what else fails', () => {
  act(() => void window.dispatchEvent(rejection(new Error('x is not a function'))));
  expect(screen.queryByRole('alert')).toBeNull();
});
