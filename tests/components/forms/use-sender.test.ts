import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useSender } from '@/components/forms/use-sender';
import { SENT_MS } from '@/lib/constants';
import { MINIMUM_FILLING_MS } from '@/lib/forms/limits';
import { SENT, takePostedForms } from '../../fixtures/posted-forms.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

function connectedForm(): HTMLFormElement {
  const form = document.createElement('form');
  document.body.append(form);
  onTestFinished(() => form.remove());
  return form;
}

test('a form whose page is left before the minimum time is not posted', async () => {
  const { posts } = takePostedForms(SENT);
  const { result } = renderHook(() => useSender('contact', undefined));
  const form = connectedForm();
  await act(async () => {
    void result.current.send(form, '/api/contact', { fields: {} });
    form.remove();
    await vi.advanceTimersByTimeAsync(MINIMUM_FILLING_MS + 1);
  });
  expect(posts).toEqual([]);
});

/** A form that was just sent. */
async function sent() {
  takePostedForms(SENT);
  const onReset = vi.fn();
  const hook = renderHook(() => useSender('contact', onReset));
  const form = connectedForm();
  await act(async () => {
    void hook.result.current.send(form, '/api/contact', { fields: {} });
    await vi.advanceTimersByTimeAsync(MINIMUM_FILLING_MS + 1);
  });
  expect(hook.result.current.sending).toEqual({ state: 'sent' });
  return { ...hook, onReset };
}

test('a form that can be filled in again is reset after its success message', async () => {
  const { result, onReset } = await sent();
  act(() => void vi.advanceTimersByTime(SENT_MS - 1));
  expect(onReset).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onReset).toHaveBeenCalledOnce();
  expect(result.current.sending).toEqual({ state: 'idle', unsent: null });
});

test('a form that is unmounted before that is not reset', async () => {
  const { unmount, onReset } = await sent();
  unmount();
  vi.advanceTimersByTime(2 * SENT_MS);
  expect(onReset).not.toHaveBeenCalled();
});
