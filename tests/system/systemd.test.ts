import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startPanel } from '../demo-panel/start.ts';
import { freePort, siteEnvironment, startServer, untilWarm } from '../fixtures/site-process.ts';
import { readUnit } from '../fixtures/systemd-unit.ts';
import { visit } from '../server/visit.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STANDALONE = path.join(ROOT, '.next/standalone');
const NODE = path.join(ROOT, 'node_modules/.bin/node');

describe('the systemd unit', () => {
  test('passes systemd-analyze', () => {
    const { stderr, status } = spawnSync(
      'systemd-analyze',
      ['verify', 'deploy/systemd/vitrine@.service'],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([0, '']);
  });

  test('gives an instance few privileges', () => {
    const { stdout } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', 'deploy/systemd/vitrine@.service'],
      { cwd: ROOT, encoding: 'utf8' },
    );
    const [, score = 'none'] = /Overall exposure level for \S+: (\S+)/.exec(stdout) ?? [];
    expect(Number(score)).toBeLessThanOrEqual(1.2);
  });

  test('starts an instance on the loopback address, and stops it in time', async () => {
    const panel = await startPanel({ pictures: 'plain' });
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const { settings, variables } = readUnit(port);
    const command = (settings.ExecStart ?? '').replace('/usr/bin/node', NODE).split(' ');
    const server = await startServer(command, panel.url, {
      variables: { ...siteEnvironment(panel.url, url), ...variables },
      bare: true,
      cwd: settings.WorkingDirectory?.replace('/srv/vitrine', STANDALONE),
    });
    onTestFinished(async () => {
      await server.stop();
      await panel.close();
    });
    await untilWarm(server, '/modelos');
    expect((await visit(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
    await expect(visit(`http://127.0.0.2:${port}/api/health`)).rejects.toThrow('fetch failed');
    expect(await server.terminate()).toBe(0);
  });
});
