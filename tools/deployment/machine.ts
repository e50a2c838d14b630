import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { startPanel } from '../../tests/demo-panel/start.ts';
import { startProgram } from '../../tests/fixtures/programs.ts';
import { startRedisServer } from '../../tests/fixtures/redis-server.ts';
import {
  freePort,
  type Site,
  siteEnvironment,
  startServer,
} from '../../tests/fixtures/site-process.ts';
import { readUnit } from '../../tests/fixtures/systemd-unit.ts';
import { layOutDebian } from './debian.ts';

/** Where a path of the machine begins, in any text. */
const PLACES = /(?<![\w./])\/(?=srv\/|var\/|etc\/|run\/)/g;

/** The user that `DynamicUser` would make. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The ports of the shipped files, which may be taken here. */
const PORTS = ['3001', '3002', '80'] as const;

/** Folders that nginx was compiled with; a configuration overrides them. */
const TEMP_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Stands in for the agency's machine: a folder that holds what a fresh Debian has. Debian's programs
 * run without systemd, from the unit and the configuration that the commands copied there.
 */
export async function startMachine(root: string) {
  const inside = (text: string) => text.replaceAll(PLACES, `${root}/`);
  const place = (name: string) => path.join(root, name);
  layOutDebian(root);
  const panel = await startPanel();
  const redis = await startRedisServer();
  const ports = new Map<string, string>();
  for (const port of PORTS) ports.set(port, String(await freePort()));
  const portOf = (shipped: string) => ports.get(shipped) ?? shipped;
  const url = `http://127.0.0.1:${portOf('80')}`;
  const instances = new Map<string, Site>();
  let nginx: Awaited<ReturnType<typeof startProgram>> | undefined;

  /** The copied variables, with those that the commands ask to be filled in. */
  function fillIn(): Record<string, string> {
    const known: Record<string, string> = {
      ...siteEnvironment(panel.url, url),
      REDIS_URL: redis.url,
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

  async function startInstance(shipped: string): Promise<void> {
    const port = portOf(shipped);
    const { settings, variables } = readUnit(port, place('etc/systemd/system/vitrine@.service'));
    makeFolders(settings);
    const own = Object.entries(variables).map(([name, text]) => [name, inside(text)]);
    // The project's own Node takes the place of the machine's.
    const command = (settings.ExecStart ?? '')
      .replace('/usr/bin/node', process.execPath)
      .split(' ');
    // The file wins over the unit.
    const environment = { ...Object.fromEntries(own), ...fillIn() };
    const options = { variables: environment, bare: true, ...NOBODY };
    const cwd = inside(settings.WorkingDirectory ?? '');
    instances.set(shipped, await startServer(command, panel.url, { ...options, cwd }));
  }

  /** Rewrites a file for the folder and the ports of this machine; a second time changes nothing. */
  function adapt(file: string): void {
    let text = inside(readFileSync(file, 'utf8'));
    for (const [shipped, port] of ports) {
      text = text.replaceAll(new RegExp(`(?<=[: ])${shipped}(?=[; ])`, 'g'), port);
    }
    // Not every machine that runs this has IPv6, and the site has another name here.
    text = text.replaceAll(/^listen \[::\].*\n/gm, '');
    writeFileSync(file, text.replace('agency.example www.agency.example', '127.0.0.1'));
  }

  async function startNginx(): Promise<void> {
    for (const folder of ['etc/nginx', 'etc/nginx/conf.d', 'etc/nginx/vitrine']) {
      for (const name of readdirSync(place(folder))) {
        const file = path.join(place(folder), name);
        if (name.endsWith('.conf') && statSync(file).isFile()) adapt(file);
      }
    }
    const main = place('etc/nginx/nginx.conf');
    const temporary = TEMP_FOLDERS.map(
      (name) => `${name}_temp_path ${root}/var/lib/nginx/${name};`,
    );
    writeFileSync(
      main,
      readFileSync(main, 'utf8').replace('http {', `http {\n${temporary.join('\n')}`),
    );
    const args = ['-p', root, '-e', `${root}/var/log/nginx/error.log`, '-c', main];
    nginx = await startProgram(
      '/usr/sbin/nginx',
      [...args, '-g', 'daemon off;'],
      Number(portOf('80')),
    );
  }

  return {
    url,
    inside,
    /** What a line asks of the machine itself; false for a command that any shell understands. */
    async does(command: string): Promise<boolean> {
      const [program, verb, ...names] = command.trim().split(/\s+/);
      const ofInstances = names.flatMap((name) => /^vitrine@(\d+)$/.exec(name)?.[1] ?? []);
      if (program === 'apt-get') {
        for (const file of ['/usr/sbin/nginx', '/usr/bin/redis-server']) {
          if (!existsSync(file)) throw new Error(`${file} is missing`);
        }
      } else if (program === 'curl') {
        // Not curl itself: the stand-in is in this process, which must not wait for it.
        const { status } = await fetch(url);
        if (status !== 200) throw new Error(`${url} answered ${status}`);
      } else if (program === 'systemctl' && verb === 'reload') await startNginx();
      else if (program === 'systemctl') {
        for (const shipped of ofInstances) {
          const code = await instances.get(shipped)?.terminate();
          if (code) throw new Error(`the instance ended with ${code}`);
          await startInstance(shipped);
        }
      } else return false;
      return true;
    },
    async stop() {
      if (nginx) {
        const gone = new Promise((resolve) => nginx?.once('exit', resolve));
        nginx.kill('SIGTERM');
        await gone;
      }
      await Promise.all([...instances.values()].map((one) => one.stop()));
      await redis.stop();
      await panel.close();
    },
  };
}
