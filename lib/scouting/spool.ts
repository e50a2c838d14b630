import 'server-only';
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Refusal } from '../forms/refusal';

/** A file that was read from a post and waits, on the disk, until somebody has time for it. */
export type SpooledFile = {
  /** Bytes that were posted, counted to the end even where only a part of them is kept. */
  size: number;
  /** All of it, in memory. */
  read(): Promise<Buffer>;
  close(): Promise<void>;
};

/**
 * Writes what arrives into a file that has no name any more, so that nothing of it outlives this
 * process, however that ends. Of a file that is too large nothing beyond `mostBytes` is written.
 * @throws Refusal `busy` when the disk takes nothing; else what ended `arriving`
 */
export async function spool(arriving: Readable, mostBytes: number): Promise<SpooledFile> {
  const file = await openNameless().catch(notTaken);
  let size = 0;
  try {
    for await (const piece of arriving as AsyncIterable<Buffer>) {
      size += piece.length;
      // `write` may stop in the midst of a piece.
      if (size <= mostBytes) await file.appendFile(piece).catch(notTaken);
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    size,
    async read() {
      const content = Buffer.alloc(size);
      await file.read(content, 0, size, 0);
      return content;
    },
    close: () => file.close(),
  };
}

/** A disk that is full is no fault of whoever sends; another try may find it emptier. */
function notTaken(error: unknown): never {
  console.error(`An image of an application cannot be kept: ${String(error)}`);
  throw new Refusal('busy');
}

async function openNameless(): Promise<FileHandle> {
  const name = path.join(tmpdir(), `vitrine-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  await unlink(name);
  return file;
}
