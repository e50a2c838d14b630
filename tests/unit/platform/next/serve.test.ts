import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

/** A build whose server.js is a fake that reports the state of its process. */
const ROOT = path.resolve(import.meta.dirname, '../../../..');
const BUILD = mkdtempSync(path.join(tmpdir(), 'vitrine-serve-'));

const INSTRUMENTATION = `
export default Promise.resolve({
  register: () => new Promise((resolve) => setTimeout(resolve, 50)).then(() => {
    globalThis.registered = true;
  }),
});`;

const SERVER = `
import http from 'node:http';
import net from 'node:net';
net.createServer().listen(0, '127.0.0.1');
const server = http.createServer((_, response) => setTimeout(() => response.end('whole'), 1_300));
server.listen(0, '127.0.0.1', () => {
  const { KEEP_ALIVE_TIMEOUT, NEXT_MANUAL_SIG_HANDLE, NODE_ENV, HOSTNAME } = process.env;
  const started = { KEEP_ALIVE_TIMEOUT, NEXT_MANUAL_SIG_HANDLE, NODE_ENV, HOSTNAME };
  const { registered } = globalThis;
  console.log(JSON.stringify({ ...started, registered, port: server.address().port }));
});`;

beforeAll(() => {
  cpSync(path.join(ROOT, 'lib'), path.join(BUILD, 'lib'), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(BUILD, 'node_modules'));
  mkdirSync(path.join(BUILD, '.next/server'), { recursive: true });
  writeFileSync(path.join(BUILD, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(BUILD, '.next/server/instrumentation.js'), INSTRUMENTATION);
  writeFileSync(path.join(BUILD, 'server.js'), SERVER);
});
afterAll(() => rmSync(BUILD, { recursive: true }));

type Started = Record<string, string> & { registered?: boolean; port: number };

async function served(
  env: Record<string, string>,
): Promise<{ child: ChildProcess; started: Started }> {
  const file = path.join(BUILD, 'lib/platform/next/serve.mjs');
  const child = spawn(process.execPath, [file], {
    env: { NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`ended: ${code}`)));
  ended.catch(() => {});
  const [line] = await Promise.race([once(child.stdout, 'data'), ended]);
  return { child, started: JSON.parse(line) };
}

function send({ port }: Started, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

it.each([
  [{ HOSTNAME: 'container-1' }, { KEEP_ALIVE_TIMEOUT: '75000', HOSTNAME: '0.0.0.0' }],
  [
    { HOST: '127.0.0.1', KEEP_ALIVE_TIMEOUT: '1000', NODE_ENV: 'development' },
    { KEEP_ALIVE_TIMEOUT: '1000', HOSTNAME: '127.0.0.1' },
  ],
])('with %o Next starts with %o, once the site is ready', async (env, expected) => {
  const { started } = await served(env);
  const always = { NODE_ENV: 'production', NEXT_MANUAL_SIG_HANDLE: 'true', registered: true };
  expect(started).toMatchObject({ ...expected, ...always });
});

it('a malformed request is answered with the headers of every response', async () => {
  const { started } = await served({});
  const answer = await send(started, 'hello\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
});

it('a signal ends the process once pending requests are answered', async () => {
  const { child, started } = await served({});
  const asked = send(started, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  // A response to a later request proves that the server has received this one.
  await send(started, 'hello\r\n\r\n');
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(await asked).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n[\s\S]*whole/);
});
