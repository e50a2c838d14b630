import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUILD = path.join(ROOT, '.next/standalone');
/** Files of a version that tell it apart, or that one could take for its name. */
const FILES = ['VERSION', 'server.mjs', '.next/BUILD_ID', '.next/required-server-files.json'];

/** The shipped script on a machine that is a folder. systemctl and curl are recorded or scripted. */
function startMachine() {
  const root = mkdtempSync(path.join(tmpdir(), 'vitrine-update-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const at = (name: string) => path.join(root, name);
  for (const folder of ['srv', 'bin', 'etc/nginx/vitrine', 'etc/systemd/system']) {
    mkdirSync(at(folder), { recursive: true });
  }
  const put = (name: string, text: string) => writeFileSync(at(name), text, { mode: 0o755 });
  const script = readFileSync(path.join(ROOT, 'deploy/update.sh'), 'utf8');
  put('update.sh', script.replaceAll(/(?<=[ ="])\/(?=srv\/|etc\/)/g, `${root}/`));
  cpSync(path.join(ROOT, 'deploy/nginx/machine.conf'), at('etc/nginx/vitrine/machine.conf'));
  cpSync(
    path.join(ROOT, 'deploy/systemd/vitrine@.service'),
    at('etc/systemd/system/vitrine@.service'),
  );
  put('etc/vitrine.env', readFileSync(path.join(ROOT, '.env.example'), 'utf8'));
  const units = ['vitrine@3001', 'vitrine@3002'];
  const enabled = spawnSync('systemctl', ['--root', root, 'enable', ...units], {
    encoding: 'utf8',
  });
  if (enabled.status !== 0) throw new Error(enabled.stderr);
  const version = `$(cat ${root}/srv/vitrine/VERSION)`;
  put(
    'bin/systemctl',
    `#!/bin/sh\n[ $1 = restart ] && echo "$2 ${version}" >> ${root}/restarted\nexit 0\n`,
  );
  put('bin/journalctl', '#!/bin/sh\necho "the last line of $2"\n');
  put('bin/sleep', `#!/bin/sh\necho $1 >> ${root}/slept\n`);
  // Each look at the clock is half a minute later.
  put(
    'bin/date',
    `#!/bin/sh\n[ "$1" = +%s ] || exec /bin/date "$@"\necho >> ${root}/clock\necho $(($(wc -l < ${root}/clock) * 30))\n`,
  );
  const env = { ...process.env, PATH: `${root}/bin:${process.env.PATH}` };
  /** `before`: what the shell does first. */
  const run = (folder: string, before = ':') => {
    for (const name of ['restarted', 'slept', 'clock']) writeFileSync(at(name), '');
    const command = ['-c', `${before}; exec "$0" "$1"`, at('update.sh'), folder];
    return spawnSync('sh', command, { env, encoding: 'utf8' });
  };
  const name = (link: string) => readFileSync(at(`srv/${link}/VERSION`), 'utf8').trim();
  put('bin/curl', '#!/bin/sh\n');
  return {
    at,
    run,
    name,
    /** The files of the build that name it, as a build of another time has them. */
    build(version: string): string {
      const folder = at(`builds/${version}`);
      for (const file of FILES) cpSync(path.join(BUILD, file), path.join(folder, file));
      writeFileSync(path.join(folder, 'VERSION'), `${version}\n`);
      return folder;
    },
    /** Lets a version never become ready on some ports. */
    break(version: string, ports: readonly string[]) {
      const faults = ports.map((port) => `${version}*:${port}/*) exit 22 ;;`).join(' ');
      put(
        'bin/curl',
        `#!/bin/sh\ncase "$(cat ${root}/srv/vitrine/VERSION) $*" in ${faults} esac\n`,
      );
    },
    /** Starts the server of the build, with the variables of the machine, in place of an instance. */
    startsForReal() {
      const start = `cd ${BUILD}; set -a; . ${root}/etc/vitrine.env; NODE_ENV=production exec timeout 30 ${process.execPath} server.mjs`;
      put(
        'bin/systemctl',
        `#!/bin/sh\n[ $1 = restart ] || exit 0\n(${start}) 2> ${root}/journal\nexit 0\n`,
      );
      put('bin/journalctl', `#!/bin/sh\ncat ${root}/journal\n`);
    },
    lines: (file: string) => readFileSync(at(file), 'utf8').trim().split('\n'),
    versions: () =>
      readdirSync(at('srv/vitrine-versions'))
        .map((folder) => folder.replace(/^\d{8}T\d{6}\.\d{3}Z-/, ''))
        .filter((folder) => folder !== '.lock')
        .sort(),
  };
}

test('an update restarts one instance after the other, says nothing, and stores the way back', () => {
  const { build, lines, name, run, versions } = startMachine();
  for (const [version, stored] of [
    ['a', ['a']],
    ['b', ['a', 'b']],
    ['c', ['b', 'c']],
  ] as const) {
    const { status, stdout, stderr } = run(build(version));
    expect([status, stdout, stderr]).toEqual([0, '', '']);
    expect(lines('restarted')).toEqual([`vitrine@3001 ${version}`, `vitrine@3002 ${version}`]);
    expect([name('vitrine'), versions()]).toEqual([version, stored]);
    // Longer than nginx skips an instance, after each.
    expect(lines('slept')).toEqual(['11', '11']);
  }
  expect(name('vitrine-previous')).toBe('b');
});

test('the same build again, and a restart, change nothing about the way back', () => {
  const { at, build, lines, name, run, versions } = startMachine();
  for (const version of ['a', 'b', 'b', 'b']) expect(run(build(version)).status).toBe(0);
  expect(run(at('srv/vitrine')).status).toBe(0);
  expect(lines('restarted')).toEqual(['vitrine@3001 b', 'vitrine@3002 b']);
  expect([name('vitrine'), name('vitrine-previous'), versions()]).toEqual(['b', 'a', ['a', 'b']]);
});

test('the version before is deployed by its link, and the one after it again', () => {
  const { at, build, name, run } = startMachine();
  for (const version of ['a', 'b']) run(build(version));
  for (const [now, before] of ['ab', 'ba'] as unknown as [string, string][]) {
    expect(run(at('srv/vitrine-previous')).status).toBe(0);
    expect([name('vitrine'), name('vitrine-previous')]).toEqual([now, before]);
  }
});

test('an interrupted copy is never a version', () => {
  const { at, build, name, run, versions } = startMachine();
  run(build('a'));
  const whole = readFileSync(at('update.sh'), 'utf8');
  // Killed in the middle of the copy.
  writeFileSync(
    at('update.sh'),
    whole.replace('sync -f', () => 'kill -9 $$; sync -f'),
  );
  expect(run(build('killed')).signal).toBe('SIGKILL');
  expect([name('vitrine'), versions()]).toEqual(['a', ['a', 'incomplete']]);
  writeFileSync(at('update.sh'), whole);
  // The next version has nothing of the killed one.
  expect(run(build('b')).status).toBe(0);
  expect([name('vitrine'), versions()]).toEqual(['b', ['a', 'b']]);
  // cp ends in the middle of a file, as on a full disk: it may write files of one block alone.
  const { status } = run(build('c'), 'ulimit -f 1');
  expect(status).toBeGreaterThan(0);
  expect([name('vitrine'), versions()]).toEqual(['b', ['a', 'b']]);
  expect(run(build('c')).status).toBe(0);
  expect([name('vitrine'), versions()]).toEqual(['c', ['b', 'c']]);
});

test.each([
  ['3001', ['vitrine@3001 b', 'vitrine@3001 a']],
  ['3002', ['vitrine@3001 b', 'vitrine@3002 b', 'vitrine@3002 a', 'vitrine@3001 a']],
])(
  'a version that is not ready on %s is rolled back, the failed instance first',
  (port, restarts) => {
    const machine = startMachine();
    const { build, lines, name, run } = machine;
    for (const version of ['z', 'a']) run(build(version));
    machine.break('b', [port]);
    const { status, stderr } = run(build('b'));
    expect(status).toBe(1);
    expect(stderr).toContain(`the last line of vitrine@${port}`);
    expect(stderr).toContain('Going back to');
    expect(lines('restarted')).toEqual(restarts);
    expect([name('vitrine'), name('vitrine-previous')]).toEqual(['a', 'z']);
    // Once it is repaired, it can be deployed.
    machine.break('none', []);
    expect(run(build('b')).status).toBe(0);
    expect([name('vitrine'), name('vitrine-previous')]).toEqual(['b', 'a']);
  },
);

test('without a variable that the new version requires it goes back, and names the variable', () => {
  const machine = startMachine();
  machine.run(machine.build('a'));
  const file = machine.at('etc/vitrine.env');
  // A file of the release before, in which the site has no address.
  const filled = readFileSync(file, 'utf8').replaceAll(/^(.*(?:_SALT|_API_KEY))=$/gm, '$1=x');
  writeFileSync(file, filled);
  machine.startsForReal();
  machine.break('b', ['3001']);
  const { status, stderr } = machine.run(machine.build('b'));
  expect([status, machine.name('vitrine')]).toEqual([1, 'a']);
  expect(stderr).toContain('The environment is not complete: SITE_URL is missing.');
  expect(stderr).toContain('Going back to');
});

test('what is no version, and a second update at the same time, change nothing', () => {
  const { at, build, name, run } = startMachine();
  run(build('a'));
  expect(run(at('etc')).stderr).toContain('Usage');
  const lock = path.join(realpathSync(at('srv/vitrine-versions')), '.lock');
  const both = `flock ${lock} ${at('update.sh')} ${build('b')}`;
  const env = { ...process.env, PATH: `${at('bin')}:${process.env.PATH}` };
  const { status, stderr } = spawnSync('sh', ['-c', both], { env, encoding: 'utf8' });
  expect([status, stderr, name('vitrine')]).toEqual([1, 'Another update is running.\n', 'a']);
});

test('between two instances it waits longer than nginx skips one, by the real clock', () => {
  const { at, build, run } = startMachine();
  for (const stub of ['sleep', 'date']) rmSync(at(`bin/${stub}`));
  const conf = at('etc/nginx/vitrine/machine.conf');
  const skipped = 1;
  const shipped = readFileSync(conf, 'utf8');
  writeFileSync(conf, shipped.replaceAll(/fail_timeout=\d+s/g, `fail_timeout=${skipped}s`));
  writeFileSync(
    at('bin/systemctl'),
    `#!/bin/sh\n[ $1 = restart ] && date +%s%3N >> ${at('restarted')}\nexit 0\n`,
    { mode: 0o755 },
  );
  expect(run(build('a')).status).toBe(0);
  const ended = Date.now();
  const [first = 0, second = 0] = readFileSync(at('restarted'), 'utf8')
    .trim()
    .split('\n')
    .map(Number);
  const longer = (skipped + 1) * 1_000;
  expect(second - first).toBeGreaterThanOrEqual(longer);
  expect(ended - second).toBeGreaterThanOrEqual(longer);
});
