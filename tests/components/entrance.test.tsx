import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PreHomeDialog } from '@/components/home/pre-home-dialog';
import { PRE_HOME_MS } from '@/lib/config/constants';
import { standInForModalDialogs } from './modal-dialogs';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  standInForModalDialogs();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const enter = () =>
  render(
    <PreHomeDialog label="Entrance">
      <a href="#men">Men</a>
    </PreHomeDialog>,
  );
const isOpen = () => screen.queryByRole('dialog') !== null;

it('the entrance closes after its time', () => {
  enter();
  act(() => vi.advanceTimersByTime(PRE_HOME_MS - 1));
  expect(isOpen()).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(isOpen()).toBe(false);
});

it('the entrance closes by any click, on a link, too', () => {
  enter();
  fireEvent.click(screen.getByText('Men'));
  expect(isOpen()).toBe(false);
});

it('the entrance stays closed for a crawler', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  enter();
  expect(isOpen()).toBe(false);
});
