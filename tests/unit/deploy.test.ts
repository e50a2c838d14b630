import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { argumentsOf, readCopy, readDockerfile, variablesOf } from '../fixtures/dockerfile.ts';
import { readUnit } from '../fixtures/systemd-unit.ts';

/**
 * What is shipped, by its own rules and beside each other. What it starts is started in
 * `composition.test.ts` and `systemd.test.ts`.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');

const text = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');
const manifest = JSON.parse(text('package.json'));
const stages = [...readDockerfile().values()];
const site = readDockerfile().get('site') ?? { image: '', name: '', instructions: [] };

/** The commands of the documentation. */
const deployment = Array.from(
  ['docs/operations.md', 'docs/deployments.md']
    .map(text)
    .join('\n')
    .matchAll(/^ *```sh\n(.*?)^ *```/gms),
  ([, block = '']) => block.trimEnd().split('\n'),
).flat();

describe('the Dockerfile', () => {
  test('has images of one version each, with the Node of the project', () => {
    expect(stages.map(({ name }) => name)).toEqual(['build', 'site', 'proxy']);
    for (const { image } of stages) expect(image).toMatch(/^[a-z]+:\d+\.\d+\.\d+-\w+/);
    const nodes = stages.filter(({ image }) => image.startsWith('node:'));
    expect(nodes).toHaveLength(2);
    for (const { image } of nodes) expect(image).toMatch(`node:${manifest.devDependencies.node}-`);
  });

  test('takes no secret, nothing from the network but packages, and no rights', () => {
    expect(argumentsOf(site, 'USER')).toEqual(['node']);
    for (const stage of stages) {
      expect([
        argumentsOf(stage, 'ARG'),
        argumentsOf(stage, 'ADD'),
        argumentsOf(stage, 'MAINTAINER'),
      ]).toEqual([[], [], []]);
      for (const folder of argumentsOf(stage, 'WORKDIR')) expect(folder).toMatch(/^\//);
      for (const command of argumentsOf(stage, 'RUN')) {
        expect(command).not.toMatch(/\b(sudo|cd|curl|wget|apt|ssh)\b/);
      }
    }
    const secrets = Object.keys(variablesOf(site)).filter((name) =>
      /SALT|KEY|SECRET|TOKEN/.test(name),
    );
    expect(secrets).toEqual([]);
    expect(text('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['**/.env', '.git']));
  });

  test('installs and builds as the documentation says', () => {
    const [build] = stages;
    expect(build && argumentsOf(build, 'RUN').join(' && ')).toBe('npm ci && npm run build');
    expect(deployment).toContain('npm ci && npm run build');
  });

  test('copies what is there', () => {
    const copies = stages.flatMap((stage) => argumentsOf(stage, 'COPY').map(readCopy));
    expect(copies.length).toBeGreaterThan(4);
    for (const { from, sources } of copies) {
      expect([null, ...stages.map(({ name }) => name)]).toContain(from);
      for (const source of sources) {
        const here = from === null ? source : path.relative('/build', source);
        // What the build makes is copied, and started, in `composition.test.ts`.
        const isBuilt = here.startsWith('.next/');
        expect([source, isBuilt || existsSync(path.join(ROOT, here))]).toEqual([source, true]);
      }
    }
  });
});

test('every way to start an instance starts the same, with the same limits of memory', () => {
  const { settings, variables } = readUnit('3001');
  const container = variablesOf(site);
  const started = 'server.mjs';
  const [, arenas, , ...flags] = manifest.scripts.start.split(' ');
  const file = flags.pop();
  expect(file).toBe(`.next/standalone/${started}`);
  expect(settings.ExecStart).toBe(`/usr/bin/node ${started}`);
  expect(JSON.parse(argumentsOf(site, 'CMD')[0] ?? '')).toEqual(['node', started]);
  for (const { MALLOC_ARENA_MAX, NODE_OPTIONS, NODE_ENV } of [variables, container]) {
    expect([`MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX}`, NODE_OPTIONS, NODE_ENV]).toEqual([
      ...[arenas, flags.join(' '), 'production'],
    ]);
  }
  expect(settings.TimeoutStopSec).toBe('75');
});

test('photos that are being uploaded wait on disk, where nothing else is', () => {
  const { settings, variables } = readUnit('3001');
  const folders = settings.CacheDirectory?.split(' ').map((name) => `/var/cache/${name}`);
  expect(folders).toContain(variables.TMPDIR);
  expect(settings.BindPaths?.split(':')).not.toContain(variables.TMPDIR);
  // tests/unit/scouting shows that the site spools below TMPDIR; composition.test.ts, that it is a volume.
  expect(variablesOf(site).TMPDIR).toMatch(/^\/var\/spool\//);
});

test('the documentation deploys what is there, in the places that the shipped files name', () => {
  expect(deployment.length).toBeGreaterThan(8);
  const named = deployment.flatMap(
    (line) => line.match(/(?<=[ ])(deploy\/\S+|\.env\.example)/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(6);
  for (const file of named) expect([file, existsSync(path.join(ROOT, file))]).toEqual([file, true]);
  const all = deployment.join('\n');
  const { settings } = readUnit('3001');
  expect(all).toContain('\ndeploy/update.sh .next/standalone\n');
  const update = text('deploy/update.sh');
  expect(update).toContain(`point ${settings.WorkingDirectory} "$new"\n`);
  expect(update).toContain(`environment=${settings.EnvironmentFile}\n`);
  expect(all).toContain(` ${settings.EnvironmentFile}\n`);
  const ports = Array.from(
    text('deploy/nginx/machine.conf').matchAll(/^ +server .*:(\d+)/gm),
    ([, port]) => port,
  );
  expect(ports).toHaveLength(2);
  expect(all).toContain(`systemctl enable ${ports.map((port) => `vitrine@${port}`).join(' ')}\n`);
});

test('compose waits between two restarts for longer than nginx skips an instance', () => {
  const pause = Number(
    /^sleep (\d+)/.exec(deployment.find((line) => /^sleep /.test(line)) ?? '')?.[1],
  );
  const skipped = text('deploy/nginx/compose.conf').matchAll(/ fail_timeout=(\d+)s;/g);
  expect([...skipped].map(([, seconds]) => pause > Number(seconds))).toEqual([true, true]);
});

test('every file of nginx is deployed, on a machine and in the image', () => {
  const image = stages.flatMap((stage) => argumentsOf(stage, 'COPY')).join('\n');
  for (const name of ['nginx.conf', 'site.conf', 'pages']) {
    expect(deployment.join('\n')).toMatch(new RegExp(`^cp .*deploy/nginx/${name} `, 'm'));
    expect(image).toContain(`/${name} `);
  }
  expect(deployment.join('\n')).toContain('cp deploy/nginx/machine.conf /etc/nginx/vitrine/\n');
  expect(image).toContain('deploy/nginx/compose.conf /etc/nginx/vitrine/machine.conf');
  for (const [, name] of text('deploy/nginx/nginx.conf').matchAll(/include vitrine\/(\S+);/g)) {
    expect(name).toBe('machine.conf');
  }
});
