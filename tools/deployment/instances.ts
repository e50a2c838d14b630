import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Server, siteEnvironment, startServer } from '../../tests/fixtures/site-process.ts';
import { readUnit } from '../../tests/fixtures/systemd-unit.ts';
import type { Places } from './machine.ts';

/** The unprivileged user that `DynamicUser` would create. */
const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The instances of the site, as systemd would start them from the copied unit. */
export function startInstances({ root, inside, portOf }: Places, panel: string, url: string) {
  const place = (name: string) => path.join(root, name);
  const unit = place('etc/systemd/system/vitrine@.service');
  const running = new Map<string, Server>();

  /** The copied variables, with the values that the commands ask the operator to fill in. */
  function filledIn(): Record<string, string> {
    const known: Record<string, string> = {
      ...siteEnvironment(panel, url),
      REDIS_URL: `redis://127.0.0.1:${portOf('6379')}`,
      TRUSTED_PROXY_HOPS: '1',
    };
    const lines = readFileSync(place('etc/vitrine.env'), 'utf8').split('\n');
    const pairs = lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]);
    return Object.fromEntries(pairs.map(([name, text]) => [name, known[name] ?? text]));
  }

  /** The folders that systemd creates for a unit, and the bind mount of one of them. */
  function makeFolders(settings: Record<string, string>): void {
    const made = [
      ...(settings.StateDirectory?.split(' ') ?? []).map((name) => place(`var/lib/${name}`)),
      ...(settings.CacheDirectory?.split(' ') ?? []).map((name) => place(`var/cache/${name}`)),
    ];
    for (const folder of made) mkdirSync(folder, { recursive: true });
    const [, mounted = ''] = inside(settings.BindPaths ?? '').split(':');
    for (const folder of [...made, mounted]) {
      if (UNPRIVILEGED.uid) chownSync(folder, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
    }
  }

  async function start(port: string): Promise<void> {
    const { settings, variables } = readUnit(port, unit);
    makeFolders(settings);
    const own = Object.entries(variables).map(([name, text]) => [name, inside(text)]);
    // The project's own Node replaces the machine's.
    const command = (settings.ExecStart ?? '')
      .replace('/usr/bin/node', process.execPath)
      .split(' ');
    const server = await startServer(command, panel, {
      // A variable of the environment file overrides the same one of the unit.
      variables: { ...Object.fromEntries(own), ...filledIn() },
      bare: true,
      cwd: inside(settings.WorkingDirectory ?? ''),
      ...UNPRIVILEGED,
    });
    running.set(port, server);
  }

  return {
    enable() {
      if (!existsSync(unit)) throw new Error('There is no unit to enable.');
    },
    async restart(port: string) {
      const code = await running.get(port)?.terminate();
      if (code) throw new Error(`the instance ended with ${code}`);
      await start(port);
    },
    stop: () => Promise.all([...running.values()].map((one) => one.stop())),
  };
}
