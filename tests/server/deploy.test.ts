import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../fixtures/site-process.ts';
import { ownServers } from './visit.ts';

/**
 * What no engine runs here: the files of the containers and of systemd are checked by their own
 * rules, and against what the other tests start.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
const NODE = path.join(ROOT, 'node_modules/.bin/node');
const START = 'node lib/platform/next/serve.mjs';

const shipped = (name: string) => readFileSync(path.join(ROOT, 'deploy', name), 'utf8');
const dockerfile = shipped('Dockerfile');

function lines(instruction: string): string[] {
  const found = dockerfile.matchAll(new RegExp(`^${instruction} (.+)$`, 'gm'));
  return Array.from(found, ([, rest = '']) => rest);
}

describe('the Dockerfile', () => {
  test('breaks no rule of its linter', () => {
    const args = ['-o', 'json', 'deploy/Dockerfile'];
    const { stdout } = spawnSync(path.join(ROOT, 'node_modules/.bin/dockerfilelint'), args, {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toMatchObject({ totalIssues: 0 });
  });

  test('has the Node of the project, and a user without rights', () => {
    const { devDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    const images = lines('FROM').filter((image) => image.startsWith('node:'));
    expect(images.length).toBe(2);
    for (const image of images) expect(image).toMatch(`node:${devDependencies.node}-`);
    expect(lines('USER')).toEqual(['node']);
  });

  test('starts what `npm start` starts, and copies what is there', () => {
    expect(JSON.parse(lines('CMD')[0] ?? '').join(' ')).toBe(START);
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    expect(scripts.start).toContain(START.replace('node ', ' .next/standalone/'));
    for (const copied of lines('COPY')) {
      const sources = copied.split(' ').slice(0, -1);
      const fromBuild = sources[0]?.startsWith('--from');
      for (const source of sources.filter((one) => !one.startsWith('--'))) {
        expect(
          existsSync(path.join(ROOT, fromBuild ? source.replace('/build/', '') : source)),
        ).toBe(true);
      }
    }
  });

  test('asks an instance whether it is alive', async () => {
    const { site } = await ownServers();
    const [, command = ''] = /CMD node (.+)/.exec(lines('HEALTHCHECK')[0] ?? '') ?? [];
    const ask = (port: string) =>
      spawnSync(NODE, [command], { cwd: ROOT, env: { ...process.env, PORT: port } }).status;
    expect(ask(new URL(site.url).port)).toBe(0);
    expect(ask(String(await freePort()))).toBe(1);
  });
});

test('the services of the composition are those that nginx and the site are told of', () => {
  const { services, volumes } = parse(shipped('compose.yaml'), { merge: true });
  const told = shipped('nginx/compose/instances.conf').matchAll(/^server ([\w-]+):3000/gm);
  const instances = Array.from(told, ([, name = '']) => name);
  expect(instances).toHaveLength(2);
  for (const name of instances) {
    const { build, read_only, stop_grace_period, environment, volumes: mounts } = services[name];
    expect(dockerfile).toContain(`AS ${build.target}\n`);
    expect([read_only, stop_grace_period]).toEqual([true, '75s']);
    expect(services[new URL(environment.REDIS_URL).hostname]).toBeDefined();
    for (const mount of mounts) expect(volumes).toHaveProperty(mount.split(':')[0]);
  }
  expect(services.proxy.depends_on.sort()).toEqual(instances.sort());
  expect(existsSync(path.join(ROOT, services.proxy.build.dockerfile))).toBe(true);
});

test('the unit of systemd is sound, and starts what `npm start` starts', () => {
  const unit = shipped('systemd/vitrine@.service');
  expect(unit).toContain(`ExecStart=/usr/bin/${START}\n`);
  expect(unit).toContain('TimeoutStopSec=75\n');
  const { stderr, status } = spawnSync(
    'systemd-analyze',
    ['verify', 'deploy/systemd/vitrine@.service'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
});
