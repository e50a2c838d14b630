import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { TIMES } from '@/lib/config/times';
import type { WholeProfile } from '@/lib/panel/talents';
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
const someone = { id: talentId(0), name: 'Ana' } as WholeProfile;

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(stream).arrayBuffer());
}
const here = () => new AbortController().signal;
const zipOf = (client: PanelClient) =>
  client.downloadComposites(someone, 'k', here()).then(bytesOf);

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
    const profile = await client.readWholeProfile(talentId(3));
    await client.readSlides('home');
    panel.expireTokens();
    const zip = await client.downloadComposites(profile ?? someone, 'k', here());
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
    const reader = (await client.downloadComposites(someone, 'k', here())).getReader();
    expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('PK');
    const next = reader.read();
    await reader.cancel();
    await Promise.all([next, closed]);
  });

  it('is closed when its visitor leaves before it begins, which is no failure of the panel', async () => {
    const arrived = vi.fn();
    const { client, closed } = await clientOf(arrived);
    const visitor = new AbortController();
    const left = expect(client.downloadComposites(someone, 'k', visitor.signal)).rejects.toThrow();
    await expect.poll(() => arrived.mock.calls).toHaveLength(1);
    visitor.abort();
    await Promise.all([left, closed]);
    const { failingServices } = await import('@/lib/panel/routes');
    expect([failingServices(), collectWarnings().texts()]).toEqual([{}, []]);
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
    expect(begun.mock.calls.map(([, ms]) => ms)).toContain(TIMES.services.galleryMs);
    await vi.waitUntil(() => vi.getTimerCount() === 0);
  });
});
