import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import JSZip from 'jszip';
import { expect } from './test.ts';

/** The names of the files of a zip; checks that each is a JPEG. */
export async function filesOf(download: Download): Promise<string[]> {
  const zip = await JSZip.loadAsync(await readFile(await download.path()));
  const files = Object.values(zip.files);
  for (const file of files) {
    const content = await file.async('nodebuffer');
    expect(content.subarray(0, 3).toString('hex'), file.name).toBe('ffd8ff');
  }
  return files.map(({ name }) => name);
}
