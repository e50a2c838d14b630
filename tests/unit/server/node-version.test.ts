import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const SERVER = path.resolve(import.meta.dirname, '../../../server.mjs');

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, SERVER], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  return [status, stdout, stderr];
}

test.each(['20.12.0', '23.11.1'])('on Node %s the site ends with one line', (version) => {
  const claimed = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`;
  const preload = `data:text/javascript,${encodeURIComponent(claimed)}`;
  const line = `This site needs Node 24 or newer; this is Node ${version}.\n`;
  expect(run('--import', preload)).toEqual([1, '', line]);
});

test('on a Node that was built without TypeScript the site ends with one line', () => {
  const line =
    'This site needs a Node with TypeScript, such as those of nodejs.org and NodeSource.\n';
  expect(run('--no-strip-types')).toEqual([1, '', line]);
});
