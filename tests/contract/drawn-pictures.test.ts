import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PictureFiles } from '../demo-panel/pictures/files.ts';
import { InventedRoster } from '../demo-panel/seed/roster.ts';
import { talentId } from '../demo-panel/seed/talent.ts';

const COVER = `talents/${talentId(0)}/cover.jpg`;

function openFolder(): PictureFiles {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-pictures-'));
  const pictures = new PictureFiles(folder, new InventedRoster(1));
  onTestFinished(async () => {
    await pictures.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return pictures;
}

test('a request for a picture that is being drawn waits for it', async () => {
  const pictures = openFolder();
  const [first, second] = await Promise.all([
    pictures.read('mobile', COVER),
    pictures.read('mobile', COVER),
  ]);
  expect(first).toBeInstanceOf(Buffer);
  expect(second).toBe(first);
});

test('a talent has the same portrait in every folder', async () => {
  const [one, other] = await Promise.all(
    [openFolder(), openFolder()].map((pictures) => pictures.read('mobile', COVER)),
  );
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
});
