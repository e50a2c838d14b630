import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Panel, startPanel } from '../demo-panel/start.ts';
import { startRedisServer } from '../fixtures/redis-server.ts';
import { startSite } from '../fixtures/site-process.ts';
import { visit } from './visit.ts';

const PATHS = ['/', '/modelos', '/modelos?letter=a', '/sobre'];

async function panelOfTest(): Promise<Panel> {
  const panel = await startPanel();
  onTestFinished(() => panel.close());
  return panel;
}

async function siteOfTest(panel: Panel, variables: Record<string, string>) {
  const site = await startSite(panel.url, variables);
  onTestFinished(() => site.stop());
  return site;
}

async function expectKnown(panel: Panel, variables: Record<string, string>) {
  const first = await siteOfTest(panel, variables);
  for (const one of PATHS) expect((await visit(first.url + one)).status, one).toBe(200);
  return first;
}

async function expectServedInOutage(panel: Panel, variables: Record<string, string>) {
  panel.fail({ kind: 'down' });
  const second = await siteOfTest(panel, variables);
  for (const one of PATHS) expect((await visit(second.url + one)).status, one).toBe(200);
  expect((await visit(`${second.url}/en/privacy`)).status, 'never read').toBe(503);
  return second;
}

test('a restart in an outage serves what Redis knows', async () => {
  const panel = await panelOfTest();
  const redis = await startRedisServer();
  onTestFinished(() => redis.stop());
  const variables = { REDIS_URL: redis.url };
  const first = await expectKnown(panel, variables);
  await expect
    .poll(() => redis.client.keys('*:read:*').then((keys) => keys.length))
    .toBeGreaterThan(3);
  await first.stop();
  await expectServedInOutage(panel, variables);
});

test('without Redis it serves what is on disk, which is for its user alone', async () => {
  const panel = await panelOfTest();
  const STATE_DIR = mkdtempSync(path.join(tmpdir(), 'vitrine-state-'));
  onTestFinished(() => rmSync(STATE_DIR, { recursive: true, force: true }));
  const files = () =>
    readdirSync(STATE_DIR, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => path.join(file.parentPath, file.name));
  const first = await expectKnown(panel, { STATE_DIR });
  await expect.poll(() => files().length).toBeGreaterThan(3);
  expect(files().map((file) => statSync(file).mode & 0o777)).toEqual(files().map(() => 0o600));
  await first.stop();

  // One that is damaged is as good as none.
  const damaged = files()[0] ?? '';
  const content = readFileSync(damaged);
  writeFileSync(damaged, content.subarray(0, content.length / 2));
  const second = await siteOfTest(panel, { STATE_DIR });
  for (const one of PATHS) expect((await visit(second.url + one)).status, one).toBe(200);
  await second.stop();
  await expectServedInOutage(panel, { STATE_DIR });
});
