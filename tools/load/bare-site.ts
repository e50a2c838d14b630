import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { weighHtml } from '../../tests/budgets/html.ts';
import { freePort, startServer } from '../../tests/fixtures/site-process.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');
const VARIABLES = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;

/** A bare Next app: pages of text behind an empty middleware. */
export type BareSite = {
  pid: number;
  /** The URL of a page as large as another page, cached or rendered for each request. */
  page(kind: 'cached' | 'fresh', other?: string): Promise<string>;
};

/** Runs some work beside a bare site. It is outside of the project, whose middleware Next would pick up. */
export async function withBareSite<Result>(work: (bare: BareSite) => Promise<Result>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-bare-'));
  cpSync(path.join(import.meta.dirname, 'bare'), folder, { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const env = { ...process.env, ...VARIABLES };
  execFileSync(process.execPath, [NEXT, 'build'], { cwd: folder, env, stdio: 'pipe' });
  const server = await startServer([process.execPath, NEXT, 'start'], '', {
    variables: { ...VARIABLES, PORT: String(await freePort()) },
    bare: true,
    cwd: folder,
  });
  try {
    return await work({
      pid: server.pid,
      page: (kind, other) => pageOf(`${server.url}/${kind}`, other),
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
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
