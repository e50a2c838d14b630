import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { collectWarnings } from '../../fixtures/panel-client.ts';
import { folderOfTest, processOf, textOf } from './snapshots.ts';

// Thousands of files take their time where other programs write as well.
vi.setConfig({ testTimeout: 60_000 });

const MB = 1024 * 1024;

/** A file of this age and size, which takes no room on the disk. */
function put(folder: string, name: string, secondsAgo: number, bytes = 0): void {
  const file = path.join(folder, name);
  const then = Date.now() / 1000 - secondsAgo;
  writeFileSync(file, '');
  truncateSync(file, bytes);
  utimesSync(file, then, then);
}

/** The folder of the build, before its process has begun. */
function folderOfBuild(): { state: string; own: string } {
  const state = folderOfTest();
  const own = path.join(state, 'reads-build-1');
  mkdirSync(own);
  return { state, own };
}

describe('the folder of the snapshots', () => {
  it('is made for this user alone, and only those of other builds are taken away', async () => {
    const state = path.join(folderOfTest(), 'not', 'there');
    await (await processOf(state)).writeSnapshot('a', Buffer.from('1'));
    expect(statSync(path.join(state, 'reads-build-1')).mode & 0o777).toBe(0o700);
    writeFileSync(path.join(state, 'of somebody else'), '');
    mkdirSync(path.join(state, 'reads-build-0', 'more'), { recursive: true });
    const { readSnapshot } = await processOf(state);
    expect(textOf(await readSnapshot('a'))).toBe('1');
    expect(readdirSync(state).sort()).toEqual(['of somebody else', 'reads-build-1']);
  });

  it('keeps what is being written, for a minute', async () => {
    const { state, own } = folderOfBuild();
    put(own, 'new.tmp', 50);
    put(own, 'old.tmp', 70);
    put(own, 'old', 70);
    await (await processOf(state)).readSnapshot('a');
    expect(readdirSync(own).sort()).toEqual(['new.tmp', 'old']);
  });

  it('holds 256 MB, and the oldest files go first', async () => {
    const { state, own } = folderOfBuild();
    put(own, 'c', 30, 156 * MB);
    put(own, 'a', 10, 100 * MB);
    put(own, 'd', 40, 1);
    await (await processOf(state)).readSnapshot('a');
    expect(readdirSync(own).sort()).toEqual(['a', 'c']);
  });

  it('keeps the newest files, whatever their names say', async () => {
    const { state, own } = folderOfBuild();
    for (const [at, age] of [5, 1, 8, 3, 9, 2, 7, 4, 6].entries()) {
      put(own, `${at} of age ${age}`, age * 10, 60 * MB);
    }
    await (await processOf(state)).readSnapshot('a');
    const left = readdirSync(own).map((name) => name.at(-1));
    expect(left.sort()).toEqual(['1', '2', '3', '4']);
  });

  it('holds four thousand files', async () => {
    const { state, own } = folderOfBuild();
    put(own, 'oldest', 20);
    put(own, 'old', 10);
    for (let one = 2; one <= 4_000; one += 1) writeFileSync(path.join(own, `file-${one}`), '');
    await (await processOf(state)).readSnapshot('a');
    const left = new Set(readdirSync(own));
    expect([left.size, left.has('old'), left.has('oldest')]).toEqual([4_000, true, false]);
  });

  it('is looked through again after every two hundred writes', async () => {
    const { state, own } = folderOfBuild();
    const { writeSnapshot } = await processOf(state);
    await writeSnapshot('a', Buffer.from('1'));
    put(own, 'old.tmp', 70);
    for (let one = 1; one < 199; one += 1) await writeSnapshot('a', Buffer.from('1'));
    expect(existsSync(path.join(own, 'old.tmp'))).toBe(true);
    await writeSnapshot('a', Buffer.from('1'));
    expect(existsSync(path.join(own, 'old.tmp'))).toBe(false);
  });
});

describe('a snapshot', () => {
  it('is 16 MB at most', async () => {
    const { writeSnapshot, readSnapshot } = await processOf(folderOfTest());
    await writeSnapshot('large', Buffer.alloc(16 * MB));
    await writeSnapshot('too large', Buffer.alloc(16 * MB + 1));
    expect((await readSnapshot('large'))?.length).toBe(16 * MB);
    expect(await readSnapshot('too large')).toBeNull();
  });

  it('that cannot be put in its place is logged once, and leaves nothing', async () => {
    const warnings = collectWarnings();
    const { state, own } = folderOfBuild();
    const { writeSnapshot, removeSnapshot } = await processOf(state);
    await writeSnapshot('a', Buffer.from('1'));
    const [name = ''] = readdirSync(own);
    await removeSnapshot('a');
    await removeSnapshot('a');
    mkdirSync(path.join(own, name));
    await writeSnapshot('a', Buffer.from('2'));
    await writeSnapshot('a', Buffer.from('3'));
    expect(readdirSync(own)).toEqual([name]);
    expect(warnings.texts()).toEqual([
      expect.stringMatching(/^The snapshot cannot be written: .*E/),
    ]);
    await removeSnapshot('a');
  });

  it('leaves no file open', async () => {
    const folder = folderOfTest();
    const { writeSnapshot } = await processOf(folder);
    await writeSnapshot('a', Buffer.from('1'));
    const open = readdirSync('/proc/self/fd').flatMap((handle) => {
      const to = `/proc/self/fd/${handle}`;
      return existsSync(to) ? readlinkSync(to) : [];
    });
    expect(open.filter((file) => file.startsWith(folder))).toEqual([]);
  });

  it('is neither written nor read without a build', async () => {
    const folder = folderOfTest();
    const { writeSnapshot, readSnapshot, removeSnapshot } = await processOf(folder, '');
    await writeSnapshot('a', Buffer.from('1'));
    await removeSnapshot('a');
    expect([await readSnapshot('a'), readdirSync(folder)]).toEqual([null, []]);
  });
});
