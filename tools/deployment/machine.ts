import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPanel } from '../../tests/demo-panel/start.ts';
import { freePort } from '../../tests/fixtures/site-process.ts';
import { layOutDebian } from './debian.ts';
import { startInstances } from './instances.ts';
import { startPrograms } from './programs.ts';
import { startSystemctl } from './systemctl.ts';

/** Where a path of the machine begins, in any text. */
const PLACES = /(?<![\w./])\/(?=srv\b|var\/|etc\/|run\/)/g;

/** The ports of the shipped files, which may be in use here. */
const PORTS = ['3001', '3002', '6379', '80'] as const;

/** Replaces the folders and ports of the agency's machine with local ones, in any text. */
export type Places = {
  root: string;
  inside(text: string): string;
  portOf(shipped: string): string;
};

/**
 * A substitute for the agency's machine: a folder with the contents of a fresh Debian. Debian's
 * programs run without systemd, from the unit and the configuration that the commands copied there.
 */
export async function startMachine(root: string) {
  const ports = new Map<string, string>();
  for (const port of PORTS) ports.set(port, String(await freePort()));
  const places: Places = {
    root,
    portOf: (shipped) => ports.get(shipped) ?? shipped,
    inside: (text) => text.replaceAll(PLACES, `${root}/`),
  };
  layOutDebian(root);
  const panel = await startPanel({ pictures: 'plain' });
  const url = `http://127.0.0.1:${places.portOf('80')}`;
  const instances = startInstances(places, panel.url, url);
  const programs = startPrograms(places, ports);
  const systemctl = await startSystemctl({
    'restart redis-server': () => programs.restartRedis(),
    'reload nginx': () => programs.reloadNginx(),
    'nginx -t': () => programs.testNginx(),
    'enable vitrine': () => instances.enable(),
    'restart vitrine': (port) => instances.restart(port),
  });
  const bin = path.join(root, 'bin');
  mkdirSync(bin);
  const standIn = (name: string, text: string) => {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  };
  standIn('apt-get', 'test -x /usr/sbin/nginx -a -x /usr/bin/redis-server -a -x /usr/bin/curl');
  const forward = `exec curl -fsS --data "$*" ${systemctl.url}`;
  standIn('systemctl', forward);
  standIn('nginx', `set -- nginx "$@"; ${forward}`);

  /** Adapts a script of the checkout to this machine, and returns its path. */
  function adaptedScript(checkout: string, name: string): string {
    const script = path.join(root, path.basename(name));
    cpSync(path.join(checkout, name), script);
    let text = places.inside(readFileSync(script, 'utf8'));
    for (const port of ['3001', '3002']) {
      text = text.replaceAll(port, places.portOf(port));
    }
    writeFileSync(script, text);
    chmodSync(script, 0o755);
    return script;
  }

  return {
    url,
    /** A command of the documentation as this machine runs it. */
    adapted: (command: string, checkout: string) =>
      places
        .inside(command)
        .replace('http://localhost/', `${url}/`)
        .replace(/deploy\/\S+\.sh/, (name) => adaptedScript(checkout, name)),
    path: `${bin}:${process.env.PATH}`,
    isServing: () => programs.hasNginx(),
    async stop() {
      await programs.stop();
      await instances.stop();
      await systemctl.close();
      await panel.close();
    },
  };
}
