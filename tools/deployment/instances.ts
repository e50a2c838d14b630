import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Server, siteEnvironment, startServer } from '../../tests/fixtures/site-process.ts';
import { readUnit } from '../../tests/fixtures/systemd-unit.ts';
import type { Places } from './machine.ts';

/** The user that `DynamicUser` would make. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The instances of the site, as systemd would start them from the unit that was copied. */
export function startInstances({ root, inside, portOf }: Places, panel: string, url: string) {
  const place = (name: string) => path.join(root, name);
  const unit = place('etc/systemd/system/vitrine@.service');
  const running = new Map<string, Server>();

  /** The copied variables, with those that the commands ask to be filled in. */
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

  /** The folders that systemd makes for a unit, and the one that it mounts one of them on. */
  function makeFolders(settings: Record<string, string>): void {
    const made = [
      ...(settings.StateDirectory?.split(' ') ?? []).map((name) => place(`var/lib/${name}`)),
      ...(settings.CacheDirectory?.split(' ') ?? []).map((name) => place(`var/cache/${name}`)),
    ];
    for (const folder of made) mkdirSync(folder, { recursive: true });
    const [, mounted = ''] = inside(settings.BindPaths ?? '').split(':');
    for (const folder of [...made, mounted]) {
      if (NOBODY.uid) chownSync(folder, NOBODY.uid, NOBODY.gid);
    }
  }

  async function start(port: string): Promise<void> {
    const { settings, variables } = readUnit(port, unit);
    makeFolders(settings);
    const own = Object.entries(variables).map(([name, text]) => [name, inside(text)]);
    // The project's own Node takes the place of the machine's.
    const command = (settings.ExecStart ?? '')
      .replace('/usr/bin/node', process.execPath)
      .split(' ');
    const server = await startServer(command, panel, {
      // A variable of the file wins over the same one of the unit.
      variables: { ...Object.fromEntries(own), ...filledIn() },
      bare: true,
      cwd: inside(settings.WorkingDirectory ?? ''),
      ...NOBODY,
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
