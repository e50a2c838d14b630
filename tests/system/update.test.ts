import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = path.resolve(import.meta.dirname, '../../deploy/update.sh');

/** The shipped script on a machine that is a folder, which records the restarts. */
function startMachine() {
  const root = mkdtempSync(path.join(tmpdir(), 'vitrine-update-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['srv', 'bin']) mkdirSync(path.join(root, folder));
  const put = (name: string, text: string) =>
    writeFileSync(path.join(root, name), text, { mode: 0o755 });
  put('update.sh', readFileSync(SCRIPT, 'utf8').replaceAll('/srv/', `${root}/srv/`));
  const version = `$(basename "$(readlink ${root}/srv/vitrine)")`;
  put('bin/systemctl', `#!/bin/sh\necho "$2 ${version}" >> ${root}/restarted\n`);
  put('bin/sleep', '#!/bin/sh\n');
  const env = { ...process.env, PATH: `${root}/bin:${process.env.PATH}` };
  return {
    /** Deploys a version that does not become ready on some ports. */
    update(name: string, unready: readonly string[] = []) {
      writeFileSync(path.join(root, 'restarted'), '');
      const faults = unready.map((port) => `*${name}*:${port}/*) exit 22 ;;`).join(' ');
      put('bin/curl', `#!/bin/sh\ncase "${version} $*" in ${faults} esac\n`);
      const build = path.join(root, 'build');
      mkdirSync(path.join(build, '.next'), { recursive: true });
      writeFileSync(path.join(build, '.next/BUILD_ID'), name);
      return spawnSync(path.join(root, 'update.sh'), [build], { env }).status;
    },
    restarted: () => readFileSync(path.join(root, 'restarted'), 'utf8').trim().split('\n'),
    current: () => path.basename(readlinkSync(path.join(root, 'srv/vitrine'))),
    versions: () => readdirSync(path.join(root, 'srv/vitrine-versions')).sort(),
  };
}

test('an update restarts one instance after the other, and keeps the previous version', () => {
  const { current, restarted, update, versions } = startMachine();
  for (const [name, stored] of [
    ['a', ['a']],
    ['b', ['a', 'b']],
    ['c', ['b', 'c']],
  ] as const) {
    expect(update(name)).toBe(0);
    expect(restarted()).toEqual([`vitrine@3001 ${name}`, `vitrine@3002 ${name}`]);
    expect([current(), versions()]).toEqual([name, stored]);
  }
});

test('a version that does not become ready is rolled back, and the other instance goes on', () => {
  const { current, restarted, update } = startMachine();
  update('a');
  expect(update('b', ['3001'])).toBe(1);
  expect(restarted()).toEqual(['vitrine@3001 b', 'vitrine@3001 a']);
  expect(current()).toBe('a');
});

test('when the second instance fails, the first is rolled back after it', () => {
  const { current, restarted, update, versions } = startMachine();
  update('a');
  expect(update('b', ['3002'])).toBe(1);
  expect(restarted()).toEqual([
    ...['vitrine@3001 b', 'vitrine@3002 b'],
    ...['vitrine@3002 a', 'vitrine@3001 a'],
  ]);
  expect(current()).toBe('a');
  // Once it is repaired, it can be deployed again.
  expect(update('b')).toBe(0);
  expect([current(), versions()]).toEqual(['b', ['a', 'b']]);
});
