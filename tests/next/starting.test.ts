import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { expect, inject, test } from 'vitest';
import { freePort } from '../fixtures/site-process.ts';
import { ownServers, visit } from '../server/visit.ts';

const WATCH_TOKEN = 'a token that only the agency knows';
const BUILD = '.next/standalone';

test('instrumentation.js of the build runs before server.js opens a port', async () => {
  const PORT = String(await freePort());
  const env = { NODE_ENV: 'production', PATH: process.env.PATH, PORT } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${BUILD}/server.mjs`], {
    encoding: 'utf8',
    env,
  });
  expect(stderr).toContain('PANEL_SALT is missing');
  expect(stdout, 'Next prints its address once it listens').toBe('');
  expect(status).toBe(1);
});

test('required-server-files.json has the deployment id, which names the version', async () => {
  const version = readFileSync(`${BUILD}/VERSION`, 'utf8').trim();
  expect(version).toMatch(/^[\w-]+$/);
  const { body } = await visit(`${inject('site')}/sobre`);
  expect(body).toContain(`?dpl=${version}`);
});

test('server.js keeps a connection open for as long as KEEP_ALIVE_TIMEOUT says', async () => {
  const agent = new Agent({ keepAlive: true });
  const [response] = await once(
    request(`${inject('site')}/storage/none`, { agent }).end(),
    'response',
  );
  response.resume();
  agent.destroy();
  expect(response.headers['keep-alive']).toBe('timeout=75');
});

test('Next has its request listener on the server before it listens, so that the site answers first', async () => {
  const { site } = await ownServers({ WATCH_TOKEN });
  const headers = { authorization: `Bearer ${WATCH_TOKEN}` };
  for (const _time of [1, 2, 3])
    await visit(`${site.url}/sobre`, { headers: { 'accept-encoding': 'identity' } });
  const { body } = await visit(`${site.url}/api/metrics`, { headers });
  expect(body).toMatch(/^vitrine_requests_total\{route="about",status="200"\} 3$/m);
  expect(body).toMatch(/^vitrine_page_cache_total\{kind="direct"\} [1-9]/m);
});

test('Next leaves signals to the site, which finds the server that Next listens with', async () => {
  const { site } = await ownServers();
  const ended = site.terminate();
  const connection = () =>
    visit(`${site.url}/storage/none`).then(
      ({ headers }) => headers.get('connection'),
      () => 'refused',
    );
  // For a second after the signal, new connections are still accepted.
  const seen = new Set<string | null>();
  await expect.poll(async () => seen.add(await connection()).has('refused')).toBe(true);
  expect([...seen]).toContain('close');
  expect(await ended).toBe(0);
});
