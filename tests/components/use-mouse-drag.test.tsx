import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMouseDrag } from '@/components/profile/use-mouse-drag';

const opened = vi.fn();

function Row() {
  return (
    <div {...useMouseDrag(() => {})} data-testid="row">
      <button type="button" onClick={opened}>
        Photo
      </button>
    </div>
  );
}

/** Presses the mouse on the row, moves it this far to the left, and clicks, as a browser does. */
function drag(by: number): HTMLElement {
  opened.mockClear();
  render(<Row />);
  const photo = screen.getByText('Photo');
  fireEvent.pointerDown(photo, { pointerType: 'mouse', button: 0, clientX: 700 });
  fireEvent.pointerMove(window, { clientX: 700 - by });
  fireEvent.pointerUp(window, { clientX: 700 - by });
  fireEvent.click(photo);
  return screen.getByTestId('row');
}

it('a drag moves the row and opens no photo', () => {
  expect(drag(100).scrollLeft).toBe(100);
  expect(opened).not.toHaveBeenCalled();
});

it('a click after the one that ended a drag opens its photo', () => {
  drag(100);
  fireEvent.click(screen.getByText('Photo'));
  expect(opened).toHaveBeenCalledTimes(1);
});

it('a press with a slightly moving hand is a click, and does not move the row', () => {
  expect(drag(1).scrollLeft).toBe(0);
  expect(opened).toHaveBeenCalledTimes(1);
});
