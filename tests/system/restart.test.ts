import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Panel, startPanel } from '../demo-panel/start.ts';
import { editedPanel } from '../fixtures/edited-panel.ts';
import { startRedisServer } from '../fixtures/redis-server.ts';
import { loadedBefore, startSite } from '../fixtures/site-process.ts';
import { visit } from '../server/visit.ts';

const PATHS = ['/', '/modelos', '/modelos?letter=a', '/sobre'];

async function panelOfTest(): Promise<Panel> {
  const panel = await startPanel();
  onTestFinished(() => panel.close());
  return panel;
}

async function siteOfTest(panel: { url: string }, variables: Record<string, string>) {
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
  // A visitor waits for Redis no longer than a moment, which a busy machine may exceed.
  for (const one of PATHS) {
    await expect
      .poll(async () => (await visit(second.url + one)).status, { message: one })
      .toBe(200);
  }
  expect((await visit(`${second.url}/en/privacy`)).status, 'never read').toBe(503);
  return second;
}

test('a restart in an outage serves what Redis knows', async () => {
  const panel = await panelOfTest();
  const redis = await startRedisServer();
  onTestFinished(() => redis.stop());
  const variables = { REDIS_URL: redis.url };
  const first = await expectKnown(panel, variables);
  // What is kept there is written behind the visitor's back, the long roster last.
  for (const [known, least] of [
    ['*:read:*', 4],
    ['*:read:*/api/talents*', 1],
  ] as const) {
    await expect
      .poll(() => redis.client.keys(known).then((keys) => keys.length))
      .toBeGreaterThanOrEqual(least);
  }
  await first.stop();
  await expectServedInOutage(panel, variables);
});

function folderOfTest(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-state-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('without Redis it serves what is on disk, which is for its user alone', async () => {
  const panel = await panelOfTest();
  const STATE_DIR = folderOfTest();
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

test('who has left is gone after a restart too', { timeout: 120_000 }, async () => {
  const panel = await panelOfTest();
  const edited = await editedPanel(panel.url);
  onTestFinished(() => edited.close());
  const reads = () => panel.log.filter(({ path: one }) => one.startsWith('/api/talents')).length;
  const variables = { ...loadedBefore('clock-ahead.mjs'), STATE_DIR: folderOfTest() };
  const siteOfDay = () => siteOfTest(edited, variables);

  const first = await siteOfDay();
  const { body } = await visit(`${first.url}/modelos`);
  const [, way = '', id = ''] = /href="(\/modelos\/(\d+)\/[a-z-]+)"/.exec(body) ?? [];
  edited.edit('/api/talents', `"id":${id},`, `"id":9${id},`);
  for (const _roster of [1, 2, 3]) {
    const before = reads();
    process.kill(first.pid, 'SIGUSR2');
    const read = () => visit(`${first.url}/api/roster?view=models`).then(reads);
    await expect.poll(read).toBeGreaterThan(before);
  }
  await expect.poll(() => visit(first.url + way).then(({ status }) => status)).toBe(410);
  await first.terminate();

  const second = await siteOfDay();
  const later = async () => {
    process.kill(second.pid, 'SIGUSR2');
    return (await visit(second.url + way)).status;
  };
  await expect.poll(later).toBe(410);
  expect((await visit(`${second.url}/modelos/999999/x`)).status).toBe(404);
});
