import { expect, it, vi } from 'vitest';
import { processWide } from '@/lib/process/process-wide';
import { beginProcess } from '../../fixtures/fresh-process.ts';

it('a value is created once, also for a module that is loaded twice', async () => {
  const create = vi.fn(() => ({}));
  const first = processWide('test-value', create);
  vi.resetModules();
  const again = await import('@/lib/process/process-wide');
  expect(again.processWide).not.toBe(processWide);
  expect(again.processWide('test-value', create)).toBe(first);
  expect(create).toHaveBeenCalledTimes(1);
});

it('each name has its own value, and a new process has none', () => {
  const first = processWide('test-one', () => ({}));
  expect(processWide('test-two', () => ({}))).not.toBe(first);
  beginProcess({});
  expect(processWide('test-one', () => ({}))).not.toBe(first);
});
