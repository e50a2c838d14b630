import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IntentLink } from '@/components/ui/intent-link';

vi.mock('next/link', () => ({
  default: ({ prefetch, ...rest }: ComponentProps<'a'> & { prefetch: boolean }) => (
    <a data-prefetch={prefetch} {...rest} />
  ),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function link() {
  render(<IntentLink href="/modelos/1/ana">Ana</IntentLink>);
  return screen.getByRole('link');
}

const isMeant = (one: HTMLElement) => one.dataset.prefetch === 'true';
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const move = (one: HTMLElement) => fireEvent.pointerMove(one, { pointerType: 'mouse' });

it('is meant by a pointer that came and stayed, however it moves there', () => {
  const one = link();
  move(one);
  pass(40);
  move(one);
  expect(isMeant(one)).toBe(false);
  pass(25);
  expect(isMeant(one)).toBe(true);
});

it('is not meant by a pointer under which it came, nor by one that has gone on', () => {
  const one = link();
  fireEvent.pointerEnter(one, { pointerType: 'mouse' });
  pass(1_000);
  expect(isMeant(one)).toBe(false);
  move(one);
  fireEvent.pointerLeave(one, { pointerType: 'mouse' });
  pass(1_000);
  expect(isMeant(one)).toBe(false);
});

it('is not meant again while its page is on the way', () => {
  const one = link();
  move(one);
  one.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(one);
  move(one);
  pass(1_000);
  expect(isMeant(one)).toBe(false);
  fireEvent.pointerLeave(one, { pointerType: 'mouse' });
  move(one);
  pass(1_000);
  expect(isMeant(one)).toBe(true);
});
