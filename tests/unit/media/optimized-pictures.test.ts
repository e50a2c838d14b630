import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';

const HOUR = 3_600_000;
const MINUTE = 60_000;

let folder: string;
/** Runs what the timer of ten minutes runs. */
let tick: () => void;

beforeEach(() => {
  vi.resetModules();
  folder = mkdtempSync(path.join(tmpdir(), 'optimized-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, ms: number) => {
    expect(ms).toBe(10 * MINUTE);
    tick = run;
    return { unref() {} };
  }) as typeof setInterval);
  return () => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  };
});

/** Puts a picture into the optimizer's folder. Returns whether it is still there. */
function optimized(name: string, ageMs: number): () => boolean {
  const place = path.join(folder, '.next/cache/images', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'picture.webp'), '');
  const time = (Date.now() - ageMs) / 1000;
  utimesSync(place, time, time);
  return () => existsSync(place);
}

it('pictures older than an hour are deleted at the start and every ten minutes, no others', async () => {
  const old = optimized('old', HOUR);
  const recent = optimized('recent', HOUR - MINUTE);
  const { expireOptimizedPictures } = await import('@/lib/media/optimized-pictures');
  expireOptimizedPictures();
  await expect.poll(old).toBe(false);
  expect(recent()).toBe(true);
  optimized('recent', HOUR);
  tick();
  await expect.poll(recent).toBe(false);
});
