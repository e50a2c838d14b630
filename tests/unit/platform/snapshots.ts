import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

export function folderOfTest(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-snapshot-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A process of a build that keeps its snapshots in a folder. */
export async function processOf(STATE_DIR: string, NEXT_DEPLOYMENT_ID = 'build-1') {
  beginProcess({ STATE_DIR, NEXT_DEPLOYMENT_ID });
  return import('@/lib/platform/snapshot');
}

export const textOf = (content: Uint8Array | null) => content && Buffer.from(content).toString();
