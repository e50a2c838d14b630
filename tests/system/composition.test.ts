import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { argumentsOf, readDockerfile, variablesOf } from '../fixtures/dockerfile.ts';
import { endProgram, startProgram } from '../fixtures/programs.ts';
import { startServer } from '../fixtures/scripted-server.ts';
import { freePort } from '../fixtures/site-process.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const shipped = (name: string) => readFileSync(path.join(ROOT, 'deploy', name), 'utf8');
const stages = [...readDockerfile().values()];
const site = readDockerfile().get('site') ?? { image: '', name: '', instructions: [] };
const { services, volumes } = parse(shipped('compose.yaml'), { merge: true });
type Service = { networks: { inside?: { ipv4_address: string } } };
/** The services by their fixed addresses. */
const byAddress = new Map(
  Object.entries<Service>(services).map(([name, { networks }]) => [
    networks.inside?.ipv4_address ?? '',
    name,
  ]),
);
const instances = Array.from(
  shipped('nginx/compose.conf').matchAll(/^ +server ([\d.]+):(\d+)/gm),
  ([, address = '', port = '']) => ({ name: byAddress.get(address) ?? '', port }),
);

describe('the compose file', () => {
  test('has the instances that nginx is configured for, on the ports where they listen', () => {
    expect(instances).toHaveLength(2);
    const ports = [...argumentsOf(site, 'EXPOSE'), variablesOf(site).PORT];
    expect(new Set([...ports, ...instances.map(({ port }) => port)]).size).toBe(1);
    expect([...services.proxy.depends_on].sort()).toEqual(instances.map(({ name }) => name).sort());
    expect(services.proxy.ports).toEqual(['80:80']);
    expect(shipped('nginx/compose.conf')).toContain('listen 80;');
  });

  test('gives an instance writable folders and time to stop', () => {
    const writable = argumentsOf(site, 'RUN').join(' ');
    for (const { name } of instances) {
      const { stop_grace_period, ...rest } = services[name];
      expect(stop_grace_period).toBe('75s');
      expect(byAddress.get(new URL(rest.environment.REDIS_URL).hostname)).toBe('redis');
      expect(rest.environment.TRUSTED_PROXY_HOPS).toBe('1');
      const mounts = rest.volumes.map((mount: string) => mount.split(':'));
      // Spooled uploads need a volume: a tmpfs would count against the memory limit.
      expect(mounts.map(([, place]: string[]) => place)).toContain(variablesOf(site).TMPDIR);
      for (const [volume, place] of mounts) {
        expect(volumes).toHaveProperty(volume);
        // A volume belongs to the owner of the folder in the image.
        expect(writable).toContain(place.replace('/srv/vitrine/', ''));
      }
    }
  });

  test('confines every container to its writable folders', () => {
    expect(Object.keys(services)).toHaveLength(4);
    for (const [name, service] of Object.entries<Record<string, unknown>>(services)) {
      const { read_only, cap_drop, security_opt } = service;
      expect([name, read_only, cap_drop, security_opt]).toEqual([
        name,
        true,
        ['ALL'],
        ['no-new-privileges:true'],
      ]);
    }
    const proxy = readDockerfile().get('proxy') ?? site;
    expect(argumentsOf(proxy, 'USER')).toEqual(['nginx']);
    expect(services.proxy.sysctls).toEqual({ 'net.ipv4.ip_unprivileged_port_start': 0 });
    const places = services.proxy.volumes.map((volume: string) => volume.split(':')[1]);
    for (const place of places) expect(argumentsOf(proxy, 'RUN').join(' ')).toContain(`${place}`);
    for (const [, cache] of shipped('nginx/nginx.conf').matchAll(/^ +proxy_cache_path (\S+)/gm)) {
      expect(places).toContain(cache);
    }
  });

  test('builds stages that exist', () => {
    type Build = { context: string; dockerfile: string; target: string };
    const all: { build?: Build }[] = Object.values(services);
    const builds = all.flatMap(({ build }) => build ?? []);
    expect(builds).toHaveLength(3);
    for (const build of builds) {
      expect(path.resolve(ROOT, 'deploy', build.context)).toBe(ROOT);
      expect(existsSync(path.join(ROOT, build.dockerfile))).toBe(true);
      expect(stages.map(({ name }) => name)).toContain(build.target);
    }
  });

  test('starts a Redis that evicts when it is full', async () => {
    const [program, file] = services.redis.command.split(' ');
    expect(program).toBe('redis-server');
    expect(services.redis.volumes).toEqual([`./redis.conf:${file}:ro`]);
    const port = await freePort();
    const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-redis-'));
    const args = [path.join(ROOT, 'deploy/redis.conf'), '--port', String(port), '--dir', folder];
    const child = await startProgram('/usr/bin/redis-server', args, port);
    const client = new Redis(port);
    onTestFinished(async () => {
      client.disconnect();
      await endProgram(child);
      rmSync(folder, { recursive: true, force: true });
    });
    expect(await client.config('GET', 'maxmemory*')).toEqual(
      expect.arrayContaining(['allkeys-lru', String(256 * 1024 * 1024)]),
    );
    expect(await client.config('GET', 'save')).toEqual(['save', '']);
  });
});

describe('the health check of a container', () => {
  /** The exit code of the check, with an instance on this port. */
  async function healthAt(port: string | number): Promise<unknown> {
    const env = { ...process.env, PORT: String(port) };
    const check = spawn(process.execPath, [path.join(ROOT, 'deploy/health.mjs')], { env });
    const [code] = await once(check, 'exit');
    return code;
  }

  test.each([
    [200, 0],
    [503, 1],
  ])('of an instance that answers %i exits with %i', async (status, code) => {
    const { url, received } = await startServer((_, response) => response.writeHead(status).end());
    expect(await healthAt(new URL(url).port)).toBe(code);
    expect(received.map(({ path }) => path)).toEqual(['/api/ready']);
  });

  test('fails without an instance', async () => {
    expect(await healthAt(await freePort())).toBe(1);
  });
});
