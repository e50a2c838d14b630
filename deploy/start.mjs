import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Starts the built server with the memory settings of the shipped deployments, on any system. glibc
 * reads `MALLOC_ARENA_MAX` only when a process begins, so this process replaces itself (`execve`, same
 * pid). Windows has no `execve` and no glibc: there the server starts in this process.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SERVER = path.join(ROOT, '.next/standalone/lib/platform/next/serve.mjs');

if (process.execve && process.platform !== 'win32') {
  // With two arenas glibc returns what its threads have decoded; its default keeps it per thread.
  const variables = { ...process.env, MALLOC_ARENA_MAX: '2' };
  process.execve(process.execPath, ['node', '--max-semi-space-size=8', SERVER], variables);
} else {
  await import(SERVER);
}
