import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort, siteEnvironment } from '../fixtures/site-process.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

function npm(args: string[], variables: Record<string, string>) {
  const { PATH, HOME } = process.env;
  // Next sets NODE_ENV itself; the value of the test runner would override it.
  const env = { PATH, HOME, NODE_ENV: undefined, ...variables } as unknown as NodeJS.ProcessEnv;
  return spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', timeout: 30_000, env });
}

test('npm start names every missing variable in one line, and exits', async () => {
  const PORT = String(await freePort());
  const { status, stderr } = npm(['start'], { PORT });
  expect(status).toBe(1);
  const line = stderr.split('\n').find((one) => one.includes('PANEL_SALT'));
  expect(line).toContain('PANEL_API_KEY is missing');
  expect(line).toContain('INTEGRATION_SALT is missing');
  expect(line).toContain('INTEGRATION_API_KEY is missing');
});

test('npm start names a malformed variable without showing the secrets', async () => {
  const PORT = String(await freePort());
  const env = siteEnvironment('ftp://nowhere', 'http://localhost');
  const { status, stderr } = npm(['start'], { ...env, PORT });
  expect(status).toBe(1);
  expect(stderr).toContain('PANEL_URL is not an http(s) URL');
  expect(stderr).not.toContain(env.PANEL_API_KEY);
});

test('npm run demo says which port is taken, and exits', async () => {
  const other = createServer().listen(0);
  const PORT = String((other.address() as AddressInfo).port);
  const { status, stderr } = npm(['run', 'demo'], { PORT });
  other.close();
  expect(status).toBe(1);
  expect(stderr).toContain(`Port ${PORT} is taken`);
});
