import { afterEach, expect, test } from 'vitest';
import { serversOfFile, visit } from '../server/visit.ts';

/*
 * The build minifies classes, so an error that takes its name from its class has none there. These
 * tests show that the built site tells errors apart by name.
 */

const servers = serversOfFile();
afterEach(() => servers.panel.clearFaults());

test('a read whose connection breaks is retried once, and the visitor gets the page', async () => {
  const { panel, site } = servers;
  // On a busy machine the first reads of a cold process may take longer than a page waits for them.
  await expect.poll(() => visit(`${site.url}/modelos`).then(({ status }) => status)).toBe(200);
  panel.fail({ kind: 'down', route: '/api/slides/banner', times: 1 });
  expect((await visit(site.url)).status).toBe(200);
  const reads = panel.log.filter(({ path }) => path.startsWith('/api/slides/banner'));
  expect(reads.map(({ status }) => status)).toEqual([0, 200]);
});

test('a read of an unreachable route that failed pauses, and only calls that were made are logged', async () => {
  const { panel, site } = servers;
  const { body } = await visit(`${site.url}/modelos`);
  const profiles = new Set(body.match(/\/modelos\/\d+\/[a-z-]+/g));
  panel.fail({ kind: 'down', route: '/api/talent/profile' });
  for (const path of [...profiles, ...profiles]) {
    expect((await visit(site.url + path)).status).toBe(503);
  }
  const calls = panel.log.filter(({ path }) => path.startsWith('/api/talent/profile'));
  expect(profiles.size).toBeGreaterThan(15);
  expect(calls.length).toBeGreaterThan(4);
  // 80 without the pause, which may end between two visits on a busy machine.
  expect(calls.length).toBeLessThan(profiles.size * 3);
  await expect.poll(() => site.log()).toContain('UnreachableError: integration: GET');
  expect(site.log()).not.toContain('PausedError');
});
