import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
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
