import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../../tests/fixtures/site-process.ts';
import { answering, output, ROOT, stop, WORKSHOP } from './processes.ts';

const SOURCES = path.join(ROOT, 'tools/bench/bare');
const NEXT = path.join(ROOT, 'node_modules/.bin/next');
const ENVIRONMENT = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
} as const;

/**
 * A page's size in bytes, raw and compressed, and the number of paragraphs its text is split into
 * (default: one).
 */
type Size = { raw: number; gzip: number; paragraphs?: number };

/** A server of filler pages of any length. */
export type BareSite = {
  /** The URL of a page of this size, which was visited once. */
  page(kind: 'cached' | 'fresh', size: Size): Promise<string>;
  stop(): Promise<void>;
};

/** A digest of the sources of a build, so that an unchanged one is reused. */
function editionOf(withMiddleware: boolean): string {
  const hash = createHash('sha256').update(String(withMiddleware));
  hash.update(readFileSync(path.join(ROOT, 'node_modules/next/package.json')));
  for (const file of readdirSync(SOURCES, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) hash.update(readFileSync(path.join(file.parentPath, file.name)));
  }
  return hash.digest('hex');
}

async function build(withMiddleware: boolean): Promise<string> {
  const folder = path.join(WORKSHOP, withMiddleware ? 'behind-middleware' : 'bare');
  const stamp = path.join(folder, '.next/edition');
  const edition = editionOf(withMiddleware);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === edition) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(SOURCES, folder, { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  if (!withMiddleware) rmSync(path.join(folder, 'middleware.ts'));
  await output(NEXT, ['build'], { cwd: folder, env: ENVIRONMENT });
  writeFileSync(stamp, edition);
  return folder;
}

async function weigh(url: string) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const body = Buffer.from(await answer.arrayBuffer());
  return { raw: body.length, gzip: gzipSync(body, { level: 6 }).length };
}

/** Builds the bare site when it has changed, and starts it. */
export async function startBareSite(options: { middleware: boolean }): Promise<BareSite> {
  const folder = await build(options.middleware);
  const port = await freePort();
  const args = ['start', '--port', String(port)];
  const child = spawn(NEXT, args, { cwd: folder, env: ENVIRONMENT, stdio: 'ignore' });
  const base = `http://localhost:${port}${options.middleware ? '/pages' : ''}`;
  await answering(`${base}/cached/1-0`, child);
  return {
    async page(kind, { raw, gzip, paragraphs = 1 }) {
      // The text is in the response twice: as markup, and as the data that React hydrates from.
      let characters = Math.round(raw / 2);
      let random = Math.round(gzip / 2);
      const url = () => `${base}/${kind}/${characters}-${random}-${paragraphs}`;
      for (let step = 0; step < 6; step += 1) {
        const made = await weigh(url());
        if (Math.abs(made.raw / raw - 1) < 0.005 && Math.abs(made.gzip / gzip - 1) < 0.03) break;
        characters = Math.max(1, characters + Math.round((raw - made.raw) / 2));
        random = Math.min(characters, Math.max(0, random + Math.round((gzip - made.gzip) * 0.7)));
      }
      return url();
    },
    stop: () => stop(child),
  };
}
