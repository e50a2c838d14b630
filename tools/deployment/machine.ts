import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPanel } from '../../tests/demo-panel/start.ts';
import { startProgram } from '../../tests/fixtures/programs.ts';
import { startRedisServer } from '../../tests/fixtures/redis-server.ts';
import {
  freePort,
  type Server,
  siteEnvironment,
  startServer,
} from '../../tests/fixtures/site-process.ts';
import { readUnit } from '../../tests/fixtures/systemd-unit.ts';

/** Where a path of the machine begins, in any text. */
const PLACES = /(?<![\w./])\/(?=srv\/|var\/|etc\/)/g;

/** Whom `DynamicUser` would stand for. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The ports of the shipped files, which may be taken here. */
const PORTS = ['3001', '3002', '80'] as const;

/**
 * Stands for the agency's machine: its files are below a folder, and Debian's programs run without
 * systemd, from the unit and the configuration that were copied there.
 */
export async function startMachine(root: string) {
  const inside = (text: string) => text.replaceAll(PLACES, `${root}/`);
  const place = (name: string) => path.join(root, name);
  const panel = await startPanel();
  const redis = await startRedisServer();
  const ports = new Map<string, string>();
  for (const port of PORTS) ports.set(port, String(await freePort()));
  const portOf = (shipped: string) => ports.get(shipped) ?? shipped;
  const url = `http://127.0.0.1:${portOf('80')}`;
  const instances = new Map<string, Server>();
  let nginx: Awaited<ReturnType<typeof startProgram>> | undefined;
  for (const folder of [
    'srv',
    'etc/systemd/system',
    'etc/nginx/conf.d',
    'etc/nginx/sites-enabled',
    'var/cache/nginx',
    'var/lib',
  ]) {
    mkdirSync(place(folder), { recursive: true });
  }
  cpSync('/etc/nginx/mime.types', place('etc/nginx/mime.types'));

  /** What the README asks to be filled in; everything else stays as the example has it. */
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

  async function startInstance(shipped: string): Promise<void> {
    const port = portOf(shipped);
    const { settings, variables } = readUnit(port, place('etc/systemd/system/vitrine@.service'));
    const folder = inside(settings.WorkingDirectory ?? '');
    if (NOBODY.uid) chownSync(path.join(folder, '.next/cache'), NOBODY.uid, NOBODY.gid);
    // The project's own Node takes the place of the machine's.
    const command = (settings.ExecStart ?? '')
      .replace('/usr/bin/node', process.execPath)
      .split(' ');
    const environment = { ...fillIn(), ...variables };
    const options = { variables: environment, bare: true, cwd: folder, ...NOBODY };
    instances.set(shipped, await startServer(command, panel.url, options));
  }

  async function startNginx(): Promise<void> {
    const conf = place('etc/nginx/conf.d/vitrine.conf');
    writeFileSync(conf, inside(readFileSync(conf, 'utf8')));
    const own = place('etc/nginx/vitrine/instances.conf');
    writeFileSync(
      own,
      readFileSync(own, 'utf8').replaceAll(/:(\d+) /g, (_, port) => `:${portOf(port)} `),
    );
    writeFileSync(
      place('etc/nginx/vitrine/listen.conf'),
      `listen ${portOf('80')} default_server;\n`,
    );
    const user = NOBODY.uid ? 'user root;' : '';
    const main = `${user} daemon off; pid ${root}/pid; events {} http { include mime.types; sendfile on; tcp_nopush on; include conf.d/*.conf; include sites-enabled/*; }`;
    writeFileSync(place('etc/nginx/nginx.conf'), main);
    const args = ['-p', root, '-e', `${root}/error.log`, '-c', place('etc/nginx/nginx.conf')];
    nginx = await startProgram('/usr/sbin/nginx', args, Number(portOf('80')));
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
