import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Panel, startPanel } from '../demo-panel/start.ts';
import { assembleContainer, type Container } from '../fixtures/container.ts';
import { readDockerfile, said, variablesOf } from '../fixtures/dockerfile.ts';
import { freePort, type Site, startServer } from '../fixtures/site-process.ts';
import { visit } from './visit.ts';

/**
 * No engine runs here. What the Dockerfile says is done without one: its stages are put together in
 * folders, and their commands run there as they stand, as the user that they name.
 */
const stageOf = (name: string) => {
  const stage = readDockerfile().get(name);
  if (!stage) throw new Error(`The Dockerfile has no stage ${name}.`);
  return stage;
};

describe('an instance in its container', () => {
  const stage = stageOf('site');
  let panel: Panel;
  let container: Container;
  let site: Site;
  let variables: Record<string, string>;

  beforeAll(async () => {
    panel = await startPanel();
    container = assembleContainer(stage);
    const own = Object.entries(variablesOf(stage)).map(([key, text]) => [
      key,
      container.inside(text),
    ]);
    const PATH = `${container.root}/bin:/usr/bin:/bin`;
    variables = { ...Object.fromEntries(own), PATH, PORT: String(await freePort()) };
    const command = JSON.parse(said(stage, 'CMD')[0] ?? '');
    site = await startServer(command, panel.url, {
      ...{ variables, bare: true, cwd: container.folder },
      ...container.user,
    });
  });
  afterAll(async () => {
    await site.stop();
    await panel.close();
    container.remove();
  });

  const files = (place: string) =>
    readdirSync(container.inside(place), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );

  function health() {
    const [, command = ''] = / CMD (.+)$/.exec(said(stage, 'HEALTHCHECK')[0] ?? '') ?? [];
    expect(command).not.toBe('');
    const env = variables as NodeJS.ProcessEnv;
    const how = { cwd: container.folder, env, ...container.user };
    return spawnSync('/bin/sh', ['-c', command], how).status;
  }

  test('is well, and shows pages', async () => {
    expect(health()).toBe(0);
    expect((await visit(`${site.url}/modelos`)).status).toBe(200);
  });

  test('writes what it keeps where it may', async () => {
    const { body } = await visit(`${site.url}/modelos`);
    const [picture = ''] = /\/_next\/image\?[^" ]+/.exec(body) ?? [];
    expect((await visit(site.url + picture.replaceAll('&amp;', '&'))).status).toBe(200);
    await expect.poll(() => files('/srv/vitrine/.next/cache').length).toBeGreaterThan(0);
    await expect.poll(() => files('/var/lib/vitrine').length).toBeGreaterThan(0);
    expect(site.log()).not.toMatch(/EACCES|EROFS|EPERM/);
  });

  test('ends when its engine asks it to, and then is not well', async () => {
    expect(await site.terminate()).toBe(0);
    expect(health()).toBe(1);
  });
});

test('the container of nginx takes its configuration', async () => {
  const container = assembleContainer(stageOf('proxy'));
  onTestFinished(() => container.remove());
  const { root, inside } = container;
  const instances = path.join(root, 'etc/nginx/vitrine/instances.conf');
  // Names that only the engine knows.
  const here = readFileSync(instances, 'utf8').replaceAll(/site-\d/g, '127.0.0.1');
  writeFileSync(instances, here);
  const shipped = path.join(root, 'etc/nginx/conf.d/default.conf');
  writeFileSync(shipped, inside(readFileSync(shipped, 'utf8')));
  execFileSync('/bin/mkdir', ['-p', `${root}/var/cache/nginx`, `${root}/var/log/nginx`]);
  const main = `pid ${root}/pid; error_log ${root}/error.log; events {} http { include conf.d/*.conf; }`;
  writeFileSync(path.join(root, 'etc/nginx/nginx.conf'), main);
  const args = ['-t', '-p', root, '-e', `${root}/error.log`];
  const { status, stderr } = spawnSync(
    '/usr/sbin/nginx',
    [...args, '-c', `${root}/etc/nginx/nginx.conf`],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  expect(readdirSync(inside('/srv/vitrine/.next/static'))).toContain('chunks');
});
