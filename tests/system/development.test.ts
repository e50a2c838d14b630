import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

test('npm run dev uses the panel in PANEL_URL, maps stack traces and logs no warning', async () => {
  const panel = await startPanel({ talents: 20, pictures: 'plain' });
  onTestFinished(() => panel.close());
  const PORT = String(await freePort());
  const url = `http://localhost:${PORT}`;
  const { PATH, HOME } = process.env;
  const child = spawn('node', ['tools/commands/serve.mjs', 'dev'], {
    cwd: ROOT,
    // PANEL_PORT equals PORT, so the test fails if the command starts its own stand-in.
    env: { PATH, HOME, PORT, PANEL_PORT: PORT, ...siteEnvironment(panel.url, url) } as never,
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log += chunk;
    });
  }
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  await expect.poll(() => log, { timeout: 100_000 }).toContain(`The site: ${url}`);
  const { status, body } = await visit(`${url}/modelos`);
  expect([status, body.includes('20 talentos')]).toEqual([200, true]);
  const frames = { method: 'POST', body: JSON.stringify({ frames: [], isServer: true }) };
  expect((await visit(`${url}/__nextjs_original-stack-frames`, frames)).status).toBe(200);
  const complaints = log.split('\n').filter((line) => /warn|error|⚠|⨯/i.test(line));
  expect(complaints.filter((line) => !EXPECTED.test(line))).toEqual([]);
});

const SAMPLE = 'tests/demo-panel/own-content/sample';
const FIVE = ['Alice Monteiro', 'Bruno Sá', 'Camila dos Anjos', 'Davi Okamoto', 'Elisa Vidal'];

test('npm run demo shows the talents of a folder, prints what it cannot read, and ends with npm', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(path.join(ROOT, SAMPLE), folder, { recursive: true });
  appendFileSync(path.join(folder, 'talents.csv'), ';camila;alta\n');
  const [PORT, PANEL_PORT] = [String(await freePort()), String(await freePort())];
  const { PATH, HOME } = process.env;
  // From another folder, to which the path of the content is relative.
  const demo = ['--prefix', ROOT, 'run', 'demo', '--', '--built', '--content', '.'];
  const child = spawn('npm', demo, {
    cwd: folder,
    env: { PATH, HOME, PORT, PANEL_PORT } as unknown as NodeJS.ProcessEnv,
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log += chunk;
    });
  }
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = `http://localhost:${PORT}`;
  await expect.poll(() => log, { timeout: 60_000 }).toContain(`The site: ${url}`);
  expect(log).toContain('Line 7: left out: no name');
  expect(log).toContain('with 5 talents');
  // On a busy machine the stand-in's first responses can come after the site's time limit.
  await expect.poll(async () => (await visit(`${url}/modelos`)).status).toBe(200);
  const { body } = await visit(`${url}/modelos`);
  expect(body).toContain('5 talentos');
  for (const name of FIVE) expect(body).toContain(name);
  const [, profile = ''] = /href="(\/modelos\/\d+\/alice-monteiro)"/.exec(body) ?? [];
  expect((await visit(url + profile)).body).toContain('177');
  const [, picture = ''] = /src="(\/_next\/image[^"]*)"/.exec(body) ?? [];
  expect((await visit(url + picture.replaceAll('&amp;', '&'))).status).toBe(200);

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
