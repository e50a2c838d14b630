import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SPOOLED_BYTES } from '@/lib/scouting/limits';
import { spool } from '@/lib/scouting/spool';

const arriving = (...pieces: string[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)));

const BUSY = { name: 'Refusal', code: 'busy', retryAfterSeconds: 30 };
const MB = 1024 * 1024;
const PIECE = Buffer.alloc(MB);

/** A sparse file of this many megabytes, which takes no disk space. */
function large(megabytes: number): Readable {
  return Readable.from(Array.from({ length: megabytes }, () => PIECE));
}

it('a file is stored up to its maximum size, and counted beyond it', async () => {
  const file = await spool(arriving('two', ' by', ' two', ' more'), 'two by two'.length);
  expect([file.size, `${await file.read()}`]).toEqual([15, 'two by two\0\0\0\0\0']);
  await file.close();
});

it('a stored file is in no folder, so that a process that ends leaves no photo behind', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-spool-'));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  const file = await spool(arriving('one'), 3);
  expect(await readdir(folder)).toEqual([]);
  await file.close();
});

it('a disk that runs full in the middle of a file is not mistaken for its end', async () => {
  const some = await open('/dev/null');
  const handle = Object.getPrototypeOf(some);
  await some.close();
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const append = vi.spyOn(handle, 'appendFile').mockResolvedValueOnce(undefined);
  append.mockRejectedValueOnce(full);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const source = arriving('one', 'two', 'three');
  await expect(spool(source, 100)).rejects.toMatchObject(BUSY);
  expect(append).toHaveBeenCalledTimes(2);
  await expect.poll(() => source.readableEnded).toBe(true);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no space left'));
});

it('all files share one limit, and a closed file returns its bytes', async () => {
  const some = await open('/dev/null');
  vi.spyOn(Object.getPrototypeOf(some), 'appendFile').mockResolvedValue(undefined);
  await some.close();
  onTestFinished(() => void vi.restoreAllMocks());
  const most = SPOOLED_BYTES / MB;
  const first = await spool(large(most - 10), SPOOLED_BYTES);
  const second = await spool(large(10), SPOOLED_BYTES);
  const late = large(2);
  await expect(spool(late, SPOOLED_BYTES)).rejects.toMatchObject(BUSY);
  await expect.poll(() => late.readableEnded).toBe(true);
  // Returned once, however often it is closed; a refused file holds nothing.
  for (let time = 0; time < 3; time += 1) await second.close();
  const third = await spool(large(10), SPOOLED_BYTES);
  await expect(spool(large(1), SPOOLED_BYTES)).rejects.toMatchObject(BUSY);
  await Promise.all([first.close(), third.close()]);
  await (await spool(large(most), SPOOLED_BYTES)).close();
});

it('a refused file returns its bytes before the rest of it has arrived', async () => {
  const some = await open('/dev/null');
  vi.spyOn(Object.getPrototypeOf(some), 'appendFile').mockResolvedValue(undefined);
  await some.close();
  onTestFinished(() => void vi.restoreAllMocks());
  const most = SPOOLED_BYTES / MB;
  const unended = new Readable({ read() {} });
  for (let megabyte = 0; megabyte <= most; megabyte += 1) unended.push(PIECE);
  await expect(spool(unended, 2 * SPOOLED_BYTES)).rejects.toMatchObject(BUSY);
  expect(unended.readableEnded).toBe(false);
  await (await spool(large(most), SPOOLED_BYTES)).close();
});
