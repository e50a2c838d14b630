import { expect, it } from 'vitest';
import { atLeast, below, DENSE } from '@/lib/media/breakpoints';

it('a media condition includes its breakpoint on one side only', () => {
  expect([atLeast('md'), below('md')]).toEqual(['(width >= 768px)', '(width < 768px)']);
});

it('a screen is dense above two dots per pixel', () => {
  expect(DENSE).toBe('(resolution > 2dppx)');
});
