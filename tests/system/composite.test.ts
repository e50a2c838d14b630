import JSZip from 'jszip';
import { expect, test } from 'vitest';
import { inventProfile } from '../demo-panel/seed/profile.ts';
import { ownServers } from '../server/visit.ts';

const SOMEONE = inventProfile(3);
const NO_COMPOSITE = inventProfile(8);

test('the zip of the composites, and every way in which it can fail', async () => {
  const { panel, site } = await ownServers();
  const ask = (id: number | string) => fetch(`${site.url}/api/composite/${id}`);

  const answer = await ask(SOMEONE.id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[a-z-]+-models\.zip"$/,
  );
  const zip = await JSZip.loadAsync(await answer.arrayBuffer());
  expect(Object.keys(zip.files)).toHaveLength(SOMEONE.compo.length);
  const keys = panel.entries().map(({ key }) => key);
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/)]);

  for (const id of ['999999', '0', '-1', 'x', '1e3', '%00', NO_COMPOSITE.id]) {
    expect((await ask(id)).status, String(id)).toBe(404);
  }

  for (const fault of ['down', 'status', 'malformed'] as const) {
    panel.fail({ kind: fault, route: '/api/download' });
    const failed = await ask(SOMEONE.id);
    expect(failed.status, fault).toBe(503);
    expect(await failed.json()).toEqual({ error: expect.stringMatching(/^[A-Z0-9_]+$/) });
    panel.clearFaults();
  }

  panel.fail({ kind: 'truncated', route: '/api/download' });
  await expect(ask(SOMEONE.id).then((cut) => cut.arrayBuffer())).rejects.toThrow();
  panel.clearFaults();
  expect((await ask(SOMEONE.id)).status).toBe(200);
  await expect.poll(site.log).toContain('POST /api/download/gallery: ');
  expect(site.log()).not.toMatch(/Bearer|demo-(panel|integration)-(salt|key)/);
});
