import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Starts the built server with the memory settings of the shipped deployments. glibc reads
 * `MALLOC_ARENA_MAX` only at process start, so this process replaces itself with `execve` (the pid stays
 * the same). Without `execve` (Windows) the server starts in this process, without these settings.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SERVER = path.join(ROOT, '.next/standalone/server.mjs');

if (process.execve && process.platform !== 'win32') {
  // With two malloc arenas, glibc returns the memory of decoded images to the system. By default each
  // thread's arena holds on to it.
  const variables = { ...process.env, MALLOC_ARENA_MAX: '2' };
  process.execve(process.execPath, ['node', '--max-semi-space-size=8', SERVER], variables);
} else {
  await import(pathToFileURL(SERVER).href);
}
