import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endProgram, startProgram } from '../../tests/fixtures/programs.ts';
import type { Places } from './machine.ts';

const NGINX = '/usr/sbin/nginx';

/** Folders that nginx was compiled with; a configuration overrides them. */
const TEMP_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Debian's nginx and Redis, with the configuration in the folder of the machine. */
export function startPrograms(
  { root, inside, portOf }: Places,
  ports: ReadonlyMap<string, string>,
) {
  const place = (name: string) => path.join(root, name);
  const main = place('etc/nginx/nginx.conf');
  const args = ['-p', root, '-e', `${root}/var/log/nginx/error.log`, '-c', main];
  let nginx: ChildProcess | undefined;
  let redis: ChildProcess | undefined;
  const temporary = TEMP_FOLDERS.map((name) => `${name}_temp_path ${root}/var/lib/nginx/${name};`);
  const compiled = readFileSync(main, 'utf8');
  writeFileSync(main, compiled.replace('http {', `http {\n${temporary.join('\n')}`));

  /** Adapts the files of nginx to the folder and the ports; idempotent. */
  function adaptNginx(): void {
    for (const folder of ['etc/nginx', 'etc/nginx/conf.d', 'etc/nginx/vitrine']) {
      for (const name of readdirSync(place(folder))) {
        const file = path.join(place(folder), name);
        if (!name.endsWith('.conf') || !statSync(file).isFile()) continue;
        let text = inside(readFileSync(file, 'utf8'));
        for (const [shipped, port] of ports) {
          text = text.replaceAll(new RegExp(`(?<=[: ])${shipped}(?=[; ])`, 'g'), port);
        }
        // Not every machine that runs this has IPv6.
        writeFileSync(file, text.replaceAll(/^listen \[::\].*\n/gm, ''));
      }
    }
  }

  return {
    hasNginx: () => nginx !== undefined,
    testNginx() {
      adaptNginx();
      const { status, stderr } = spawnSync(NGINX, [...args, '-t'], { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    },
    async reloadNginx() {
      adaptNginx();
      if (nginx) nginx.kill('SIGHUP');
      else {
        nginx = await startProgram(NGINX, [...args, '-g', 'daemon off;'], Number(portOf('80')));
      }
    },
    async restartRedis() {
      if (redis) await endProgram(redis);
      const file = place('etc/redis/redis.conf');
      writeFileSync(file, inside(readFileSync(file, 'utf8')));
      // Provided by Debian's unit and the installation of its package.
      const here = ['--daemonize', 'no', '--supervised', 'no', '--logfile', '', '--dir', root];
      const port = portOf('6379');
      const program = [file, '--port', port, '--pidfile', `${root}/run/redis.pid`, ...here];
      redis = await startProgram('/usr/bin/redis-server', program, Number(port));
    },
    async stop() {
      if (nginx) {
        // The master stops its workers; killing it would orphan them.
        const ended = once(nginx, 'exit');
        nginx.kill('SIGTERM');
        await ended;
      }
      if (redis) await endProgram(redis);
    },
  };
}
