import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startPanel } from '../demo-panel/start.ts';
import { ask } from '../fixtures/ask.ts';
import { startRedisServer } from '../fixtures/redis-server.ts';
import { freePort, siteEnvironment, startServer } from '../fixtures/site-process.ts';
import { visit } from '../server/visit.ts';

const STANDALONE = '.next/standalone';

/** A copy of the package where no `node_modules` of a parent folder has what it lacks. */
function packageElsewhere(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-package-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('cp', ['-a', `${STANDALONE}/.`, folder]);
  return folder;
}

test('the package runs alone, with the configuration in the variable that server.js sets', async () => {
  const cwd = packageElsewhere();
  const panel = await startPanel({ talents: 20, pictures: 'plain' });
  onTestFinished(() => panel.close());
  const PORT = String(await freePort());
  const redis = await startRedisServer();
  onTestFinished(() => redis.stop());
  const { PATH = '' } = process.env;
  const services = siteEnvironment(panel.url, `http://localhost:${PORT}`);
  const variables = { PATH, PORT, REDIS_URL: redis.url, ...services };
  const how = { variables, cwd, bare: true };
  const site = await startServer([process.execPath, 'server.mjs'], panel.url, how);
  onTestFinished(() => site.stop());
  for (const target of ['/modelos', '/modelos?q=a', '/favoritos/casting.pdf?ids=1']) {
    // On a busy machine the first reads of a cold process may take longer than a page waits for them.
    const answers = () => visit(site.url + target).then(({ status }) => status < 500);
    await expect.poll(answers, { message: target }).toBe(true);
  }
  const { body } = await visit(`${site.url}/modelos`);
  expect(body).toContain('20 talentos');
  const [, picture = ''] = /src="(\/_next\/image[^"]*)"/.exec(body) ?? [];
  expect((await visit(site.url + picture.replaceAll('&amp;', '&'))).status).toBe(200);
  expect(site.log()).not.toContain('does not work with');
  // Reads in Redis are of one build.
  const [, id = ''] = /\/_next\/static\/[^"?]+\.js\?dpl=(\w{6,})"/.exec(body) ?? [];
  expect(id).not.toBe('');
  await expect.poll(() => redis.client.keys(`vitrine:*${id}*`)).not.toEqual([]);
});

test('the `prepare` of Next runs `register`, before the port is opened', async () => {
  const PORT = String(await freePort());
  const env = { NODE_ENV: 'production', PATH: process.env.PATH, PORT } as const;
  const started = [
    process.execPath,
    [`${STANDALONE}/server.mjs`],
    { encoding: 'utf8', env },
  ] as const;
  const { status, stdout, stderr } = spawnSync(...started);
  expect(stderr).toContain('PANEL_SALT is missing');
  expect(stdout).not.toContain('Listening');
  expect(status).toBe(1);
});

test('required-server-files.json has the deployment id, which names the version', async () => {
  const version = readFileSync(`${STANDALONE}/VERSION`, 'utf8').trim();
  expect(version).toMatch(/^[\w-]+$/);
  const { body } = await visit(`${inject('site')}/sobre`);
  expect(body).toContain(`?dpl=${version}`);
});

test('the site keeps a connection open for longer than nginx does', async () => {
  const agent = new Agent({ keepAlive: true });
  const [response] = await once(
    request(`${inject('site')}/storage/none`, { agent }).end(),
    'response',
  );
  response.resume();
  agent.destroy();
  expect(response.headers['keep-alive']).toBe('timeout=75');
});

test('a page that Next has sent once is answered before Next', async () => {
  const headers = { 'accept-encoding': 'br' };
  // Next knows no Brotli.
  const encoding = () =>
    ask(inject('site'), '/sobre', { headers }).then((answer) => answer.headers['content-encoding']);
  await expect.poll(encoding).toBe('br');
});
