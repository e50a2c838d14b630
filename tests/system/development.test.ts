import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPanel } from '../demo-panel/start.ts';
import { freePort, siteEnvironment } from '../fixtures/site-process.ts';
import { visit } from '../server/visit.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Expected warnings: Next deprecates the name `middleware.ts`, which this project uses on purpose,
 * and reports a slow disk on a busy machine.
 */
const EXPECTED = /middleware|Slow filesystem detected/;

/** Starts a command, which gets no other variables. */
function start(program: string, args: readonly string[], variables: Record<string, string>) {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, ...variables } as unknown as NodeJS.ProcessEnv;
  const child = spawn(program, args, { cwd: ROOT, env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  }
  return { child, log: () => text };
}

test('npm run dev uses the panel in PANEL_URL, maps stack traces and logs no warning', async () => {
  const panel = await startPanel({ talents: 20, pictures: 'plain' });
  onTestFinished(() => panel.close());
  const PORT = String(await freePort());
  const url = `http://localhost:${PORT}`;
  // PANEL_PORT equals PORT, so the test fails if the command starts its own stand-in.
  const variables = { PORT, PANEL_PORT: PORT, ...siteEnvironment(panel.url, url) };
  const { child, log } = start('node', ['tools/commands/serve.mjs', 'dev'], variables);
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  await expect.poll(log, { timeout: 200_000 }).toContain(`The site: ${url}`);
  const { status, body } = await visit(`${url}/modelos`);
  expect([status, body.includes('20 talentos')]).toEqual([200, true]);
  const frames = { method: 'POST', body: JSON.stringify({ frames: [], isServer: true }) };
  expect((await visit(`${url}/__nextjs_original-stack-frames`, frames)).status).toBe(200);
  const complaints = log()
    .split('\n')
    .filter((line) => /warn|error|⚠|⨯/i.test(line));
  expect(complaints.filter((line) => !EXPECTED.test(line))).toEqual([]);
}, 300_000);

test('npm run demo serves the last build with the stand-in, and ends with npm', async () => {
  const [PORT, PANEL_PORT] = [String(await freePort()), String(await freePort())];
  const { child, log } = start('npm', ['run', 'demo', '--', '--built'], { PORT, PANEL_PORT });
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = `http://localhost:${PORT}`;
  await expect.poll(log, { timeout: 100_000 }).toContain(`The site: ${url}`);
  // On a busy machine the stand-in's first responses can come after the site's time limit.
  await expect.poll(async () => (await visit(`${url}/modelos`)).status).toBe(200);
  child.kill('SIGTERM');
  for (const port of [PORT, PANEL_PORT]) {
    const answers = () => fetch(`http://localhost:${port}/`).then(Boolean, () => false);
    await expect.poll(answers).toBe(false);
  }
});

test('npm ci would install on another platform', () => {
  const args = ['ci', '--dry-run', '--ignore-scripts', '--os=darwin', '--cpu=arm64'];
  const { status, stderr } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('EBADENGINE')]);
});
