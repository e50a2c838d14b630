import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { TIMES } from '../config/times';

/** The folder of Next's image optimizer, with a folder for each picture. */
const PICTURES = path.join(process.cwd(), '.next/cache/images');

/**
 * Deletes old optimized pictures, at once and then every ten minutes. Next draws an expired picture
 * again, but sends it for ever once its original is gone.
 */
export function expireOptimizedPictures(): void {
  void deleteOld();
  setInterval(() => void deleteOld(), TIMES.pictures.checkMs).unref();
}

async function deleteOld(): Promise<void> {
  for (const name of await readdir(PICTURES).catch(() => [])) {
    const folder = path.join(PICTURES, name);
    const drawn = await stat(folder).catch(() => null);
    if (!drawn || Date.now() < drawn.mtimeMs + TIMES.pictures.storedMs) continue;
    await rm(folder, { recursive: true, force: true }).catch((error: unknown) => {
      console.warn(`An optimized picture cannot be deleted: ${String(error)}`);
    });
  }
}
