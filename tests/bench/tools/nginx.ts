import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../fixtures/site-process.ts';
import { answering, stop } from './processes.ts';

const CONFIGURATION = path.join(import.meta.dirname, 'proxy.conf');

/** Starts nginx before a site. At `/file/page.html` it serves `page`, compressed beforehand. */
export async function startNginx(siteUrl: string, page: Buffer) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-nginx-'));
  const port = await freePort();
  mkdirSync(path.join(folder, 'file'));
  writeFileSync(path.join(folder, 'file/page.html.gz'), gzipSync(page, { level: 6 }));
  const text = readFileSync(CONFIGURATION, 'utf8')
    .replaceAll('FOLDER', folder)
    .replaceAll('PORT', String(port))
    .replaceAll('SITE', siteUrl);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, text);
  // The master starts a worker that may write nowhere else, whoever runs the bench.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const child = spawn('nginx', ['-c', file, '-g', user], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/file/page.html`, child);
  return {
    url,
    async stop() {
      await stop(child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
