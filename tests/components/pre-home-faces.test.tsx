import { act, render, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PreHomeFaces } from '@/components/home/pre-home-faces';
import { FACE_MS, useFaceRound } from '@/components/home/use-face-round';
import { fakeBrowser, wait } from './entrance';

fakeBrowser();

it('a face that loads slowly is shown for as long as the others', () => {
  const { result } = renderHook(() => useFaceRound(3, true, false));
  wait(FACE_MS);
  expect([result.current.shown, result.current.isNeeded(1)]).toEqual([0, true]);
  wait(FACE_MS - 1);
  act(() => result.current.settle(1, true));
  wait(FACE_MS - 1);
  expect([result.current.shown, result.current.isNeeded(2)]).toEqual([1, false]);
  wait(1);
  expect(result.current.isNeeded(2)).toBe(true);
});

it('time in which a face loads does not shorten the round', () => {
  const { result } = renderHook(() => useFaceRound(3, true, false));
  for (let times = 0; times < 10; times += 1) wait(FACE_MS);
  expect(result.current.paused).toBe(false);
});

it('a face is fetched for half of a wide window, and for all of a narrow one', () => {
  const { result } = renderHook(() => useFaceRound(1, true, false));
  render(<PreHomeFaces covers={['a.jpg']} agency="Vitrine" round={result.current} quick={false} />);
  expect(document.querySelector('img')?.sizes).toBe(
    '(orientation: landscape) 50vw, (resolution > 2dppx) 70vw, 100vw',
  );
});
