import type { ServerResponse } from 'node:http';
import JSZip from 'jszip';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '@/lib/talents/talent';
import { inventProfile } from '../demo-panel/seed/profile.ts';
import { talentId } from '../demo-panel/seed/talent.ts';
import { callsTo, freshClient, standInWithClient } from '../fixtures/panel-client.ts';
import { startServices } from '../fixtures/scripted-server.ts';

const GALLERY = '/api/download/gallery';

/** All that the service looks at is the id. */
const someone = { id: talentId(0), name: 'Ana' } as Profile;

afterEach(() => void vi.doUnmock('@/lib/panel/limits'));

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(stream).arrayBuffer());
}

async function withLimits(limits: Record<string, number>): Promise<void> {
  const real = await vi.importActual<typeof import('@/lib/panel/limits')>('@/lib/panel/limits');
  const PANEL_LIMITS = { ...real.PANEL_LIMITS, ...limits };
  vi.doMock('@/lib/panel/limits', () => ({ ...real, PANEL_LIMITS }));
}

/** A panel that answers the download as told. */
async function clientOf(
  answer: (response: ServerResponse) => void,
  limits: Record<string, number> = {},
) {
  const server = await startServices({ [GALLERY]: answer });
  await withLimits(limits);
  return { server, client: await freshClient(server.url) };
}

describe('the composites of a talent', () => {
  it('come as the zip that the panel makes', async () => {
    const { client, panel } = await standInWithClient({ talents: 5 });
    const profile = await client.readProfile(talentId(3));
    if (!profile) throw new Error('The talent should have a profile.');
    const zip = await JSZip.loadAsync(await bytesOf(await client.downloadComposites(profile, 'k')));
    expect(Object.keys(zip.files)).toHaveLength(inventProfile(3).compo.length);
    const fields = { talent: profile.id, gallery: 'compo' };
    expect(panel.entries()).toMatchObject([{ key: 'k', fields }]);
  });

  it('also when the token has expired', async () => {
    const { client, panel } = await standInWithClient({ talents: 5 });
    const profile = await client.readProfile(talentId(3));
    await client.readSlides('home');
    panel.expireTokens();
    const zip = await client.downloadComposites(profile ?? someone, 'k');
    expect((await bytesOf(zip)).subarray(0, 2).toString()).toBe('PK');
  });

  it.each([
    [{ kind: 'status', status: 500 }, 'StatusError'],
    [{ kind: 'reset' }, 'UnreachableError'],
    [{ kind: 'truncated' }, 'UnreachableError'],
    [{ kind: 'down' }, 'UnreachableError'],
  ] as const)('are an error after %o, asked for once', async (fault, name) => {
    const { client, panel } = await standInWithClient({ talents: 1 });
    panel.fail({ ...fault, route: GALLERY });
    const zip = client.downloadComposites(someone, 'k').then(bytesOf);
    await expect(zip).rejects.toMatchObject({ name });
    expect(callsTo(panel, GALLERY)).toBe(1);
  });

  it.each([
    ['{"message":"no"}', 'UnreadableError'],
    ['<html>', 'UnreadableError'],
    ['', 'UnreadableError'],
  ])('are an error when the answer is %o', async (body, name) => {
    const { client } = await clientOf((response) => response.end(body));
    await expect(client.downloadComposites(someone, 'k')).rejects.toMatchObject({ name });
  });

  it('fail on their way when the answer breaks off, without a word of the credentials', async () => {
    const { client } = await clientOf((response) => {
      response.writeHead(200, { 'content-length': 100 }).write('PK and more', () => {
        setImmediate(() => response.destroy());
      });
    });
    const error = await client
      .downloadComposites(someone, 'k')
      .then(bytesOf)
      .catch((why) => why);
    expect(error).toMatchObject({ name: 'UnreachableError' });
    expect(JSON.stringify({ ...error })).not.toMatch(/Bearer|token/);
  });

  it('fail when they are too large', async () => {
    const { client } = await clientOf(
      (response) => {
        response.write('PK');
        response.end('x'.repeat(2000));
      },
      { galleryBytes: 1000 },
    );
    const zip = client.downloadComposites(someone, 'k').then(bytesOf);
    await expect(zip).rejects.toMatchObject({ name: 'UnreadableError' });
  });

  it('fail when they do not begin in time, and the connection is closed', async () => {
    const closed = Promise.withResolvers<void>();
    const hang = (response: ServerResponse) => void response.on('close', closed.resolve);
    const { client } = await clientOf(hang, { writeMs: 50 });
    const zip = client.downloadComposites(someone, 'k');
    await expect(zip).rejects.toMatchObject({ name: 'TimeoutError' });
    await closed.promise;
  });

  it('fail when they do not end in time, and the connection is closed', async () => {
    const closed = Promise.withResolvers<void>();
    const stall = (response: ServerResponse) => {
      response.on('close', closed.resolve);
      response.write('PK');
    };
    const { client } = await clientOf(stall, { galleryMs: 300 });
    const zip = client.downloadComposites(someone, 'k').then(bytesOf);
    await expect(zip).rejects.toMatchObject({ name: 'TimeoutError' });
    await closed.promise;
  });
});
