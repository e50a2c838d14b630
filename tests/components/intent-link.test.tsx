import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { type ContextType, createRef, type Ref } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IntentLink } from '@/components/ui/intent-link';
import { fetchedAhead } from '../fixtures/next-links.ts';

const push = vi.fn();
const router = { push } as unknown as ContextType<typeof AppRouterContext>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  push.mockReset();
});

function shown(href: string, ref?: Ref<HTMLAnchorElement>, ahead = true) {
  return (
    <AppRouterContext value={router}>
      <IntentLink href={href} ref={ref} ahead={ahead}>
        Ana
      </IntentLink>
    </AppRouterContext>
  );
}

function link(href = '/modelos/1/ana', ahead = true) {
  render(shown(href, undefined, ahead));
  return screen.getByRole('link');
}

const isMeant = (one: HTMLElement) => fetchedAhead.has(one);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const move = (one: HTMLElement) => fireEvent.pointerMove(one, { pointerType: 'mouse' });

/** Clicks, and says whether the browser is left to follow the link. */
function follows(one: HTMLElement, init: MouseEventInit = {}): boolean {
  const click = createEvent.click(one, { button: 0, ...init });
  fireEvent(one, click);
  return !click.defaultPrevented;
}

it('prefetches for a pointer that enters and stays, however it moves there', () => {
  const one = link();
  move(one);
  pass(40);
  move(one);
  expect(isMeant(one)).toBe(false);
  pass(25);
  expect(isMeant(one)).toBe(true);
});

it('does not prefetch for a pointer that it appears under, nor for one that has left', () => {
  const one = link();
  fireEvent.pointerEnter(one, { pointerType: 'mouse' });
  pass(1_000);
  expect(isMeant(one)).toBe(false);
  move(one);
  fireEvent.pointerLeave(one, { pointerType: 'mouse' });
  pass(1_000);
  expect(isMeant(one)).toBe(false);
});

it('does not prefetch for a finger that scrolls over it, but for one that presses it', () => {
  const one = link();
  fireEvent.pointerMove(one, { pointerType: 'touch' });
  pass(1_000);
  expect(isMeant(one)).toBe(false);
  fireEvent.pointerDown(one, { pointerType: 'touch' });
  pass(0);
  expect(isMeant(one)).toBe(true);
});

it('does not prefetch again while its page is loading', () => {
  const one = link();
  move(one);
  fireEvent.click(one);
  move(one);
  pass(1_000);
  expect(isMeant(one)).toBe(false);
  fireEvent.pointerLeave(one, { pointerType: 'mouse' });
  move(one);
  pass(1_000);
  expect(isMeant(one)).toBe(true);
});

it('is followed by the router, without a prefetch', () => {
  const one = link('/modelos?page=2');
  fireEvent.pointerDown(one);
  pass(0);
  expect(isMeant(one)).toBe(false);
  expect(follows(one)).toBe(false);
  expect(push).toHaveBeenCalledExactlyOnceWith('/modelos?page=2');
});

it.each([
  ['a new tab', { ctrlKey: true }],
  ['the second button', { button: 1 }],
])('leaves %s to the browser', (_what, init) => {
  expect(follows(link(), init)).toBe(true);
  expect(push).not.toHaveBeenCalled();
});

it('does not prefetch where that is turned off', () => {
  const one = link('/modelos', false);
  fireEvent.pointerDown(one);
  pass(1_000);
  expect(isMeant(one)).toBe(false);
});

it('drops its prefetch when its target changes, and when it is unmounted', () => {
  const ref = createRef<HTMLAnchorElement>();
  const { rerender, unmount } = render(shown('/modelos/1/ana', ref));
  const one = ref.current ?? document.createElement('a');
  fireEvent.focus(one);
  pass(65);
  expect(fetchedAhead.get(one)).toBe('/modelos/1/ana');
  rerender(shown('/modelos/2/bia', ref));
  expect(isMeant(one)).toBe(false);
  fireEvent.focus(one);
  pass(65);
  expect(fetchedAhead.get(one)).toBe('/modelos/2/bia');
  unmount();
  expect(isMeant(one)).toBe(false);
});
