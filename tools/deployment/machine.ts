import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a machine may take to boot. */
const BOOT_SECONDS = 180;

/** The exit code of systemd-nspawn when its machine wants to be started again. */
const REBOOTING = 133;

/** What a login shell of root has on Debian. */
const env = {
  HOME: '/root',
  LANG: 'C.UTF-8',
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  DEBIAN_FRONTEND: 'noninteractive',
} as unknown as NodeJS.ProcessEnv;

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
  const options = [
    ...['--boot', '--quiet', '--console=pipe', '--register=no', '--keep-unit'],
    ...[`--directory=${root}`, '--machine=vitrine'],
    `--network-namespace-path=/proc/${process.pid}/ns/net`,
    ...Object.entries(files).map(([inside, file]) => `--bind-ro=${file}:${inside}`),
    // systemd of trixie boots on a host with cgroup v1 only if told to.
    'SYSTEMD_CGROUP_ENABLE_LEGACY_FORCE=1',
  ];
  const consoleLog = path.join(root, '../console.log');
  function powerOn(): ChildProcess {
    const output = openSync(consoleLog, 'a');
    return spawn('systemd-nspawn', options, { stdio: ['ignore', output, output] });
  }
  let nspawn = powerOn();

  const attempt = (line: string) => enter(leaderOf(nspawn), line);
  async function sh(line: string): Promise<string> {
    const { status, output } = await attempt(line);
    if (status !== 0) throw new Error(`\`${line}\` ended with ${status}:\n${output}`);
    return output;
  }
  async function booted(): Promise<void> {
    const deadline = Date.now() + BOOT_SECONDS * 1000;
    while (Date.now() < deadline && nspawn.exitCode === null) {
      await pause(500);
      const { output } = await attempt('systemctl is-system-running');
      if (/^(running|degraded)/m.test(output)) return;
    }
    throw new Error(`The machine did not boot:\n${readFileSync(consoleLog, 'utf8')}`);
  }
  await booted();
  await sh('mkdir -p /root/vitrine');

  return {
    root,
    sh,
    attempt,
    async reboot() {
      const ended = once(nspawn, 'exit');
      await attempt('systemctl reboot');
      const [code] = await ended;
      // With --keep-unit, nspawn leaves it to its caller to start the machine again.
      if (code !== REBOOTING) throw new Error(`The machine ended with ${code}.`);
      nspawn = powerOn();
      await booted();
    },
    async stop() {
      if (nspawn.exitCode !== null || nspawn.signalCode !== null) return;
      const ended = once(nspawn, 'exit');
      await attempt('systemctl poweroff');
      await Promise.race([ended, pause(60_000, undefined, { ref: false })]);
      if (nspawn.exitCode === null) {
        nspawn.kill('SIGKILL');
        await ended;
      }
    },
  };
}

/** The machine's first process, as this host sees it. */
function leaderOf(nspawn: ChildProcess): number | undefined {
  const list = `/proc/${nspawn.pid}/task/${nspawn.pid}/children`;
  if (!existsSync(list)) return undefined;
  const children = readFileSync(list, 'utf8');
  return children.trim() ? Number(children.trim().split(' ').at(-1)) : undefined;
}

async function enter(leader: number | undefined, line: string): Promise<Ran> {
  if (leader === undefined) return { status: 255, output: 'The machine is not running.' };
  const namespaces = ['--mount', '--uts', '--ipc', '--net', '--pid', '--cgroup'];
  const shell = ['/bin/sh', '-ec', `cd /root/vitrine 2>/dev/null || cd /root; ${line}`];
  const child = spawn('/usr/bin/nsenter', [`--target=${leader}`, ...namespaces, ...shell], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
