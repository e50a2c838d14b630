import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { deploymentLines } from '../../tools/deployment/operations.ts';
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

/** The commands of docs/operations.md. */
const deployment = deploymentLines(ROOT);

describe('the Dockerfile', () => {
  test('breaks no rule of its linter', () => {
    const args = ['-o', 'json', 'deploy/Dockerfile'];
    const { stdout } = spawnSync(path.join(ROOT, 'node_modules/.bin/dockerfilelint'), args, {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toMatchObject({ totalIssues: 0 });
  });

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
        expect([source, existsSync(path.join(ROOT, here))]).toEqual([source, true]);
      }
    }
  });
});

test('every way to start an instance starts the same, with the same limits of memory', () => {
  const { settings, variables } = readUnit('3001');
  const container = variablesOf(site);
  const started = 'server.mjs';
  const [, flag = '', file] = manifest.scripts.start.split(' ');
  expect(file).toBe(`.next/standalone/${started}`);
  expect(settings.ExecStart).toBe(`/usr/bin/node ${started}`);
  expect(JSON.parse(argumentsOf(site, 'CMD')[0] ?? '')).toEqual(['node', started]);
  for (const { NODE_OPTIONS, NODE_ENV } of [variables, container]) {
    expect([NODE_OPTIONS, NODE_ENV]).toEqual([flag, 'production']);
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
  expect(text('deploy/update.sh')).toContain(
    `mv -fT /srv/vitrine.new ${settings.WorkingDirectory}\n`,
  );
  expect(all).toContain(` ${settings.EnvironmentFile}\n`);
  const ports = Array.from(
    text('deploy/nginx/instances.conf').matchAll(/^server .*:(\d+)/gm),
    ([, port]) => port,
  );
  expect(ports).toHaveLength(2);
  expect(all).toContain(`systemctl enable ${ports.map((port) => `vitrine@${port}`).join(' ')}\n`);
  expect(text('deploy/update.sh')).toContain(`for port in ${ports.join(' ')}; do\n`);
});

test.each(['instances.conf', 'compose/instances.conf'])(
  'nginx asks a restarted instance of %s again before the next one restarts',
  (name) => {
    const [, pause] = /sleep (\d+)\n {4}continue/.exec(text('deploy/update.sh')) ?? [];
    const instances = text(`deploy/nginx/${name}`).match(/^server .+$/gm) ?? [];
    expect(instances).toHaveLength(2);
    for (const instance of instances) {
      const [, skipped] = / max_fails=1 fail_timeout=(\d+)s;$/.exec(instance) ?? [];
      expect(Number(skipped), instance).toBeGreaterThan(0);
      expect(Number(skipped), instance).toBeLessThan(Number(pause));
    }
  },
);

test('every file that nginx includes or serves is deployed, on a machine and in the image', () => {
  const shipped = text('deploy/nginx/vitrine.conf');
  const required = shipped.matchAll(/(?:include|alias \/etc\/nginx) ?\/?vitrine\/([\w.-]+)/g);
  const names = new Set(
    Array.from(required, ([, name = '']) => name).filter(
      (name) => name !== 'brotli' && name !== 'client',
    ),
  );
  expect([...names].sort()).toEqual([
    'instances.conf',
    'listen.conf',
    'names.conf',
    'pages',
    'to-site.conf',
  ]);
  const image = stages.flatMap((stage) => argumentsOf(stage, 'COPY')).join('\n');
  for (const name of names) {
    expect(deployment.join('\n')).toMatch(new RegExp(`^cp .*deploy/nginx/${name} `, 'm'));
    expect(image).toContain(`/${name} `);
  }
});
