import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PANEL_LIMITS } from '@/lib/panel/limits';
import type { Profile } from '@/lib/talents/talent';
import { talentId } from '../demo-panel/seed/talent.ts';
import { changeLimits } from '../fixtures/changed-limits.ts';
import {
  callsTo,
  collectWarnings,
  freshClient,
  type PanelClient,
  standInWithClient,
} from '../fixtures/panel-client.ts';
import { startServices } from '../fixtures/scripted-server.ts';

const GALLERY = '/api/download/gallery';
/** The service reads only the id. */
const someone = { id: talentId(0), name: 'Ana' } as Profile;

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(stream).arrayBuffer());
}
const zipOf = (client: PanelClient) => client.downloadComposites(someone, 'k').then(bytesOf);

type Answer = (response: ServerResponse) => void;

/** A client of a panel with this answer to the download, and the end of its connection. */
async function clientOf(answer: Answer, limits: Record<string, number> = {}) {
  collectWarnings();
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const { url } = await startServices({
    [GALLERY]: (response) => {
      response.on('close', resolve);
      answer(response);
    },
  });
  await changeLimits(limits);
  return { client: await freshClient(url), closed };
}

describe('the composites of a talent', () => {
  it('are requested by id, and delivered after the token has expired', async () => {
    const { client, panel } = await standInWithClient({ talents: 5 });
    const profile = await client.readProfile(talentId(3));
    await client.readSlides('home');
    panel.expireTokens();
    const zip = await client.downloadComposites(profile ?? someone, 'k');
    expect((await bytesOf(zip)).subarray(0, 2).toString()).toBe('PK');
    const fields = { talent: talentId(3), gallery: 'compo' };
    expect(panel.entries()).toMatchObject([{ key: 'k', fields }]);
  });

  it.each([
    [{ kind: 'status', status: 500 }, 'StatusError'],
    [{ kind: 'reset' }, 'UnreachableError'],
    [{ kind: 'truncated' }, 'UnreachableError'],
    [{ kind: 'down' }, 'UnreachableError'],
  ] as const)('are an error after %o, without a second request', async (fault, name) => {
    const { client, panel } = await standInWithClient({ talents: 1 });
    panel.fail({ ...fault, route: GALLERY });
    await expect(zipOf(client)).rejects.toMatchObject({ name });
    expect(callsTo(panel, GALLERY)).toBe(1);
  });

  it.each(['{"message":"no"}', '<html>', ''])(
    'are an error when the response is %o',
    async (body) => {
      const { client } = await clientOf((response) => response.end(body));
      await expect(zipOf(client)).rejects.toMatchObject({ name: 'UnreadableError' });
    },
  );

  it('fail midway when the response breaks off, without revealing the credentials', async () => {
    const { client } = await clientOf((response) => {
      response.writeHead(200, { 'content-length': 100 }).write('PK and more', () => {
        setImmediate(() => response.destroy());
      });
    });
    const error = await zipOf(client).catch((why) => why);
    expect(error).toMatchObject({ name: 'UnreachableError' });
    expect(JSON.stringify({ ...error })).not.toMatch(/Bearer|token/);
  });

  it('fail when they exceed the size limit, and only then', async () => {
    let bytes = 1000;
    const answer: Answer = (response) => {
      response.write('PK');
      response.end('x'.repeat(bytes - 2));
    };
    const { client } = await clientOf(answer, { galleryBytes: 1000 });
    expect(await zipOf(client)).toHaveLength(1000);
    bytes = 1001;
    await expect(zipOf(client)).rejects.toMatchObject({ name: 'UnreadableError' });
  });
});

describe('the connection of a download', () => {
  it.each<[string, Answer, Record<string, number>, string]>([
    ['does not begin in time', () => {}, { writeMs: 500 }, 'TimeoutError'],
    [
      'does not end in time',
      (response) => response.write('PK'),
      { galleryMs: 300 },
      'TimeoutError',
    ],
    ['is no zip, however long', (response) => response.write('<html>'), {}, 'UnreadableError'],
    ['is refused at length', (one) => one.writeHead(500).write('no, and more'), {}, 'StatusError'],
  ])('is closed when it %s', async (_how, answer, limits, name) => {
    const { client, closed } = await clientOf(answer, limits);
    await expect(zipOf(client)).rejects.toMatchObject({ name });
    await closed;
  });

  it('is closed when its visitor leaves while it stalls', async () => {
    const { client, closed } = await clientOf((response) => response.write('PK'));
    const reader = (await client.downloadComposites(someone, 'k')).getReader();
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('PK');
    const next = reader.read();
    await reader.cancel();
    await Promise.all([next, closed]);
  });

  it.each<[string, Answer]>([
    ['came', (response) => response.end('PK and more')],
    ['was refused', (response) => response.writeHead(500).end()],
    ['is no zip', (response) => response.end('<html>')],
  ])('leaves no timer running once the answer %s', async (_how, answer) => {
    const { client } = await clientOf(answer);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const begun = vi.spyOn(globalThis, 'setTimeout');
    await zipOf(client).catch(() => null);
    expect(begun.mock.calls.map(([, ms]) => ms)).toContain(PANEL_LIMITS.galleryMs);
    await vi.waitUntil(() => vi.getTimerCount() === 0);
  });
});
