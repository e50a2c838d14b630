import { createRequire } from 'node:module';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { disableOperationCache } from '@/lib/media/decoding';

const OFF = { memory: { max: 0 }, files: { max: 0 }, items: { max: 0 } };

it('is off in both entries of sharp, whichever was loaded last', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  disableOperationCache();
  expect(sharp.cache()).toMatchObject(OFF);
  const other = createRequire(import.meta.url)('sharp') as typeof sharp;
  expect(other).not.toBe(sharp);
  expect(other.cache()).toMatchObject(OFF);
  expect(warn).not.toHaveBeenCalled();
});

it('is turned off again if it is on, with a line in the log', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  disableOperationCache();
  sharp.cache(true);
  disableOperationCache();
  disableOperationCache();
  expect(sharp.cache()).toMatchObject(OFF);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('operation cache was on')]]);
});
