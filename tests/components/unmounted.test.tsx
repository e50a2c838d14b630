import { act, render, renderHook } from '@testing-library/react';
import { type ReactElement, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormPage, useShowSent } from '@/components/forms/form-page';
import { useScrollPosition } from '@/components/ui/list-position';
import { watchListeners } from '../fixtures/listeners.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('fetch', async () => Response.json([]));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A form page that has been sent. */
function Sent() {
  const showSent = useShowSent();
  useEffect(() => showSent(<h1>Obrigado</h1>), [showSent]);
  return null;
}

const shown = (element: ReactElement) => () => render(element);

const PARTS: readonly (readonly [string, () => { unmount: () => void }])[] = [
  [
    'the page of a form that was sent',
    shown(
      <FormPage>
        <Sent />
      </FormPage>,
    ),
  ],
  ['the position in a list', () => renderHook(() => useScrollPosition(20))],
];

it.each(PARTS)('%s leaves no listener and no timer behind', async (_part, show) => {
  Element.prototype.scrollIntoView = () => {};
  const watched = [window, document].map((target) => watchListeners(target));
  const before = vi.getTimerCount();
  const { unmount } = await act(async () => show());
  const used = watched.flatMap((left) => left()).length + vi.getTimerCount() - before;
  expect(used, 'listeners and timers while mounted').toBeGreaterThan(0);
  unmount();
  await act(async () => {});
  expect(watched.flatMap((left) => left())).toEqual([]);
  expect(vi.getTimerCount()).toBe(before);
});
