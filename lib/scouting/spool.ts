import 'server-only';
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Refusal } from '../forms/refusal';
import { processWide } from '../process/process-wide';
import { RETRY_SECONDS, SPOOLED_BYTES } from './limits';

/** A file of a post, stored on disk until it is processed. */
export type SpooledFile = {
  /** The posted bytes, counted to the end even if only a part was stored. */
  size: number;
  /** The whole content, in memory. */
  read(): Promise<Buffer>;
  /** Frees its space on disk; idempotent. */
  close(): Promise<void>;
};

/** The bytes of all spooled files of the process. */
const onDisk = processWide('spooled', () => ({ bytes: 0 }));

/**
 * Writes a stream into an unlinked file, which disappears with the process, however it ends.
 * Nothing beyond `mostBytes` is written. If the file is refused, its space is freed at once and the
 * rest of the stream is discarded, so that the rest of the body can be parsed.
 * @throws Refusal `busy` if the disk is full or too much is spooled already; also any error of the
 *   stream
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
    // Unlike `write`, `appendFile` never stores only a part of the chunk.
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

/** A full disk is not the sender's fault, and a retry may succeed. */
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
