import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from './env';
import { processWide } from './process-wide';

/**
 * Small files in `STATE_DIR`, when one is configured, so that a restart begins with what was known.
 * A build reads its own files alone. One is written beside its place and put there whole, for this
 * user's eyes only. Together they are bounded: the oldest make room. Nothing here throws: a disk
 * that is full or read-only costs the snapshot, never a page.
 */
const LARGEST_FILES = 4_000;
const LARGEST_BYTES = 256 * 1024 * 1024;
const FILE_BYTES = 16 * 1024 * 1024;

/** After so many writes the folder is looked through. */
const WRITES_BETWEEN = 200;

const state = processWide('snapshot', () => ({
  folder: null as Promise<string | null> | null,
  writes: 0,
}));

/** What was written under a name; null when there is nothing. */
export async function readSnapshot(name: string): Promise<Uint8Array | null> {
  const folder = await folderOf();
  return folder ? readFile(fileOf(folder, name)).catch(() => null) : null;
}

/** Writes under a name, in the place of what was there. */
export async function writeSnapshot(name: string, content: Uint8Array): Promise<void> {
  const folder = await folderOf();
  if (!folder || content.length > FILE_BYTES) return;
  const beside = path.join(folder, `${randomUUID()}.tmp`);
  try {
    const file = await open(beside, 'wx', 0o600);
    await file.writeFile(content).finally(() => file.close());
    await rename(beside, fileOf(folder, name));
  } catch (error) {
    warnOnce(error);
    await rm(beside, { force: true }).catch(() => undefined);
  }
  state.writes += 1;
  if (state.writes % WRITES_BETWEEN === 0) await makeRoom(folder);
}

export async function removeSnapshot(name: string): Promise<void> {
  const folder = await folderOf();
  if (folder) await rm(fileOf(folder, name), { force: true }).catch(() => undefined);
}

function fileOf(folder: string, name: string): string {
  return path.join(folder, createHash('sha256').update(name).digest('hex'));
}

function folderOf(): Promise<string | null> {
  state.folder ??= prepare();
  return state.folder;
}

/** The folder of this build, without those of others and without files that were never finished. */
async function prepare(): Promise<string | null> {
  const { STATE_DIR } = env();
  const build = process.env.NEXT_DEPLOYMENT_ID;
  if (!STATE_DIR || !build) return null;
  const folder = path.join(STATE_DIR, `reads-${build}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const other of await readdir(STATE_DIR)) {
      if (!other.startsWith('reads-') || other === path.basename(folder)) continue;
      await rm(path.join(STATE_DIR, other), { recursive: true, force: true });
    }
    await makeRoom(folder);
    return folder;
  } catch (error) {
    warnOnce(error);
    return null;
  }
}

/** Removes what is unfinished, and the oldest files until the rest is within its bounds. */
async function makeRoom(folder: string): Promise<void> {
  try {
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(path.join(folder, name));
        return { name, size, mtimeMs };
      }),
    );
    let bytes = 0;
    let count = 0;
    for (const { name, size, mtimeMs } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
      bytes += size;
      count += 1;
      const unfinished = name.endsWith('.tmp') && Date.now() - mtimeMs > 60_000;
      if (unfinished || count > LARGEST_FILES || bytes > LARGEST_BYTES) {
        await rm(path.join(folder, name), { force: true });
      }
    }
  } catch {
    // A file that went in the meantime; the next look finds the rest.
  }
}

function warnOnce(error: unknown): void {
  processWide('snapshot-warned', () => {
    console.warn(`The snapshot cannot be written: ${String(error)}`);
    return true;
  });
}
