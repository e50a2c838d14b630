import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../fixtures/site-process.ts';
import { pause, stop } from './processes.ts';

/** A Redis in memory that can be brought into trouble. */
export async function startRedis() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder];
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const client = new Redis(port, '127.0.0.1', { retryStrategy: () => 100 });
  client.on('error', () => {});
  while ((await client.ping().catch(() => '')) !== 'PONG') await pause(100);
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    kill: () => stop(child),
    /** Takes no further byte, and gives up none that it has. */
    fill: () => client.config('SET', 'maxmemory', '1', 'maxmemory-policy', 'noeviction'),
    drain: () => client.config('SET', 'maxmemory', '0'),
    async stop() {
      client.disconnect();
      child.kill('SIGCONT');
      await stop(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
