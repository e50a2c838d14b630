import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { collectWarnings } from '../../fixtures/panel-client.ts';
import { folderOfTest, processOf, textOf } from './snapshots.ts';

it('what was written is there for the next process of the same build, and for this user alone', async () => {
  const folder = folderOfTest();
  await (await processOf(folder)).writeSnapshot('GET /a?b=1', Buffer.from('known'));
  const { readSnapshot, removeSnapshot } = await processOf(folder);
  expect(textOf(await readSnapshot('GET /a?b=1'))).toBe('known');
  const [file = ''] = readdirSync(path.join(folder, 'reads-build-1'));
  expect(statSync(path.join(folder, 'reads-build-1', file)).mode & 0o777).toBe(0o600);
  await removeSnapshot('GET /a?b=1');
  expect(await readSnapshot('GET /a?b=1')).toBeNull();
});

it('another build begins with nothing, and takes away what it cannot read', async () => {
  const folder = folderOfTest();
  await (await processOf(folder)).writeSnapshot('a', Buffer.from('old'));
  expect(await (await processOf(folder, 'build-2')).readSnapshot('a')).toBeNull();
  expect(readdirSync(folder)).toEqual(['reads-build-2']);
});

it('what was never finished is taken away', async () => {
  const folder = folderOfTest();
  const unfinished = path.join(folder, 'reads-build-1', 'x.tmp');
  mkdirSync(path.dirname(unfinished));
  writeFileSync(unfinished, 'half');
  utimesSync(unfinished, 0, 0);
  await (await processOf(folder)).readSnapshot('a');
  expect(readdirSync(path.dirname(unfinished))).toEqual([]);
});

it('without a folder nothing is kept, and one that cannot be written costs one line', async () => {
  expect(await (await processOf('')).readSnapshot('a')).toBeNull();
  const warnings = collectWarnings();
  const file = path.join(folderOfTest(), 'file');
  writeFileSync(file, '');
  const { writeSnapshot } = await processOf(file);
  await writeSnapshot('a', Buffer.from('1'));
  await writeSnapshot('b', Buffer.from('2'));
  expect(warnings.texts()).toHaveLength(1);
});
