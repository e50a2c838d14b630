import 'server-only';
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Refusal } from '../forms/refusal';
import { processWide } from '../platform/process-wide.mjs';
import { RETRY_SECONDS, SPOOLED_BYTES } from './limits';

/** A file that was read from a post and waits on disk until there is time for it. */
export type SpooledFile = {
  /** Bytes that were posted, counted to the end even if only a part of them was stored. */
  size: number;
  /** All of it, in memory. */
  read(): Promise<Buffer>;
  /** Frees its space on disk; calling it again does no harm. */
  close(): Promise<void>;
};

/** Bytes of all spooled files of the process. */
const onDisk = processWide('spooled', () => ({ bytes: 0 }));

/**
 * Writes what arrives into an unlinked file, which disappears with the process, however that ends. Of a
 * file that is too large nothing beyond `mostBytes` is written. The space of a refused file is freed at
 * once; the rest of it is discarded as it arrives, so that the rest of the body can be read.
 * @throws Refusal `busy` when the disk is full, or too much is spooled already; else what ended `arriving`
 */
export async function spool(arriving: Readable, mostBytes: number): Promise<SpooledFile> {
  const file = await openUnlinked().catch((error: unknown) => {
    arriving.resume();
    throw diskRefusal(error);
  });
  let size = 0;
  let stored = 0;

  async function close(): Promise<void> {
    onDisk.bytes -= stored;
    stored = 0;
    await file.close();
  }

  async function store(piece: Buffer): Promise<void> {
    if (onDisk.bytes + piece.length > SPOOLED_BYTES) throw busy();
    onDisk.bytes += piece.length;
    stored += piece.length;
    // `write` may store only a part of the piece.
    await file.appendFile(piece).catch((error: unknown) => {
      throw diskRefusal(error);
    });
  }

  try {
    for await (const piece of arriving.iterator({ destroyOnReturn: false })) {
      size += piece.length;
      if (size <= mostBytes) await store(piece);
    }
  } catch (error) {
    arriving.resume();
    await close();
    throw error;
  }
  return {
    size,
    async read() {
      const content = Buffer.alloc(size);
      await file.read(content, 0, size, 0);
      return content;
    },
    close,
  };
}

const busy = () => new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS });

/** A full disk is not the sender's fault, and may have space at the next try. */
function diskRefusal(error: unknown): Refusal {
  console.error(`An image of an application cannot be stored: ${String(error)}`);
  return busy();
}

async function openUnlinked(): Promise<FileHandle> {
  const name = path.join(tmpdir(), `vitrine-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  await unlink(name);
  return file;
}
