import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useHoverFocus } from '@/components/home/use-hover-focus';
import { WAYS } from './entrance';

function Part({ choose }: { choose: (entry: number) => void }) {
  const { isPaused, handlersFor } = useHoverFocus();
  return (
    <div {...handlersFor(choose)}>
      {WAYS}
      <output>{String(isPaused)}</output>
    </div>
  );
}

it.each([
  ['Women', [[0]]],
  ['Men', [[1]]],
  ['Enter', []],
])('the focus on %s chooses its entry of the list, the first one included', (text, chosen) => {
  const choose = vi.fn();
  render(<Part choose={choose} />);
  act(() => screen.getByText(text).focus());
  expect(choose.mock.calls).toEqual(chosen);
});

it('a mouse on the first entry chooses and holds it, and a finger does not', () => {
  const choose = vi.fn();
  render(<Part choose={choose} />);
  const over = (pointerType: string) =>
    fireEvent.pointerOver(screen.getByText('Women'), { pointerType });
  over('touch');
  expect([choose.mock.calls, screen.getByRole('status').textContent]).toEqual([[], 'false']);
  over('mouse');
  expect([choose.mock.calls, screen.getByRole('status').textContent]).toEqual([[[0]], 'true']);
});
