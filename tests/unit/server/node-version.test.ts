import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const SERVER = path.resolve(import.meta.dirname, '../../../server.mjs');

test.each(['20.12.0', '23.11.1'])('on Node %s the site ends with one line', (version) => {
  const claimed = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`;
  const preload = `data:text/javascript,${encodeURIComponent(claimed)}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', preload, SERVER], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    `This site needs Node 24 or newer; this is Node ${version}.\n`,
  ]);
});
