import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a machine may take to boot. */
const BOOT_SECONDS = 180;

/** What a login shell of root has on Debian. */
const ENVIRONMENT = [
  'HOME=/root',
  'LANG=C.UTF-8',
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  'DEBIAN_FRONTEND=noninteractive',
];

type Ran = { status: number; output: string };

export type Machine = {
  root: string;
  /** Runs a line in a shell of root, in /root/vitrine. @throws if it ends with another status than 0 */
  sh(line: string): Promise<string>;
  /** The same, without throwing. */
  attempt(line: string): Promise<Ran>;
  reboot(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Boots the Debian below a folder. It shares the network of this process (see deployment.ts), which
 * has nothing but a loopback interface. `files` appear in it, read-only.
 */
export async function boot(root: string, files: Record<string, string>): Promise<Machine> {
  const binds = Object.entries(files).map(([inside, file]) => `--bind-ro=${file}:${inside}`);
  const nspawn = spawn(
    'systemd-nspawn',
    [
      ...['--boot', '--quiet', '--console=pipe', '--register=no', '--keep-unit'],
      ...[
        `--directory=${root}`,
        '--machine=vitrine',
        `--network-namespace-path=/proc/${process.pid}/ns/net`,
      ],
      ...binds,
      // systemd of trixie boots on a host with cgroup v1 only if told to.
      'SYSTEMD_CGROUP_ENABLE_LEGACY_FORCE=1',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const consoleLog = createWriteStream(path.join(root, '../console.log'));
  nspawn.stdout.pipe(consoleLog, { end: false });
  nspawn.stderr.pipe(consoleLog, { end: false });

  const attempt = (line: string) => enter(leaderOf(nspawn), line);
  async function sh(line: string): Promise<string> {
    const { status, output } = await attempt(line);
    if (status !== 0) throw new Error(`\`${line}\` ended with ${status}:\n${output}`);
    return output;
  }
  /** Waits until it has booted since its clock showed this start. */
  async function booted(before?: number): Promise<void> {
    const deadline = Date.now() + BOOT_SECONDS * 1000;
    while (Date.now() < deadline) {
      await pause(500);
      if (nspawn.exitCode !== null) break;
      const leader = leaderOf(nspawn);
      if (leader === undefined || leader === before) continue;
      const { output } = await enter(leader, 'systemctl is-system-running');
      if (/^(running|degraded)/m.test(output)) return;
    }
    throw new Error('The machine did not boot.');
  }
  await booted();
  await sh('mkdir -p /root/vitrine');

  return {
    root,
    sh,
    attempt,
    async reboot() {
      const before = leaderOf(nspawn);
      await attempt('systemctl reboot');
      await booted(before);
    },
    async stop() {
      if (nspawn.exitCode !== null) return;
      const ended = once(nspawn, 'exit');
      await attempt('systemctl poweroff');
      await Promise.race([ended, pause(60_000, undefined, { ref: false })]);
      if (nspawn.exitCode === null) {
        nspawn.kill('SIGKILL');
        await ended;
      }
      consoleLog.end();
    },
  };
}

/** The machine's first process, as this host sees it. */
function leaderOf(nspawn: ChildProcess): number | undefined {
  const children = readFileSync(`/proc/${nspawn.pid}/task/${nspawn.pid}/children`, 'utf8');
  return children.trim() ? Number(children.trim().split(' ').at(-1)) : undefined;
}

async function enter(leader: number | undefined, line: string): Promise<Ran> {
  if (leader === undefined) return { status: 255, output: 'The machine is not running.' };
  const namespaces = ['--mount', '--uts', '--ipc', '--net', '--pid', '--cgroup'];
  const shell = `cd /root/vitrine 2>/dev/null || cd /root; ${line}`;
  const child = spawn(
    'nsenter',
    [
      `--target=${leader}`,
      ...namespaces,
      '--',
      'env',
      '-i',
      ...ENVIRONMENT,
      '/bin/sh',
      '-ec',
      shell,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  // A daemon that a line starts may hold its output open.
  const [status, signal] = await once(child, 'exit');
  await pause(50);
  return { status: status ?? 255, output: signal ? `${output}\nended by ${signal}` : output };
}
