import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { spool } from '@/lib/scouting/spool';

const arriving = (...pieces: string[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)));

it('a file is kept up to its last byte that is allowed, and counted beyond it', async () => {
  const file = await spool(arriving('two', ' by', ' two', ' more'), 'two by two'.length);
  expect([file.size, `${await file.read()}`]).toEqual([15, 'two by two\0\0\0\0\0']);
  await file.close();
});

it('nothing can be read of a file that was let go of', async () => {
  const file = await spool(arriving('one'), 3);
  expect(`${await file.read()}`).toBe('one');
  await file.close();
  await expect(file.read()).rejects.toMatchObject({ code: 'EBADF' });
});

it('a disk that runs full in the midst of a file is not taken for the end of it', async () => {
  const some = await open('/dev/null');
  const handle = Object.getPrototypeOf(some);
  await some.close();
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const append = vi.spyOn(handle, 'appendFile').mockResolvedValueOnce(undefined);
  append.mockRejectedValueOnce(full);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const source = arriving('one', 'two', 'three');
  await expect(spool(source, 100)).rejects.toMatchObject({ name: 'Refusal', code: 'busy' });
  expect(source.destroyed).toBe(true);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no space left'));
});
