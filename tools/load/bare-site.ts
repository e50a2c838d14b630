import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { weighHtml } from '../../tests/budgets/html.ts';
import { freePort } from '../../tests/fixtures/site-process.ts';
import { pause } from './servers.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');
const ENVIRONMENT = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
} as const;

/** A bare Next app: pages of text behind an empty middleware. */
export type BareSite = {
  pid: number;
  /** The URL of a page as large as another page, cached or rendered for each request. */
  page(kind: 'cached' | 'fresh', other?: string): Promise<string>;
  stop(): Promise<void>;
};

/** Builds and starts the bare site, outside of the project, whose middleware Next would pick up. */
async function startBareSite(): Promise<BareSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-bare-'));
  cpSync(path.join(import.meta.dirname, 'bare'), folder, { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const how = { cwd: folder, env: ENVIRONMENT };
  execFileSync(process.execPath, [NEXT, 'build'], { ...how, stdio: 'pipe' });
  const port = await freePort();
  const args = [NEXT, 'start', '--port', String(port)];
  const child = spawn(process.execPath, args, { ...how, stdio: 'ignore' });
  const base = `http://localhost:${port}`;
  while (!(await fetch(`${base}/cached/1`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error('The bare site ended.');
    await pause(100);
  }
  return {
    pid: child.pid ?? 0,
    page: (kind, other) => pageOf(`${base}/${kind}`, other),
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs some work beside a bare site. */
export async function withBareSite<Result>(work: (bare: BareSite) => Promise<Result>) {
  const bare = await startBareSite();
  try {
    return await work(bare);
  } finally {
    await bare.stop();
  }
}

/** Approaches the size: the text is in a page twice, as markup and as the data React hydrates from. */
async function pageOf(base: string, other?: string): Promise<string> {
  const raw = other ? (await weighHtml(other)).raw : 0;
  let characters = Math.max(1, Math.round(raw / 2));
  for (let step = 0; step < 8; step += 1) {
    const made = (await weighHtml(`${base}/${characters}`)).raw;
    characters = Math.max(1, characters + Math.round((raw - made) / 3));
  }
  return `${base}/${characters}`;
}
