import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { inventProfile } from '../demo-panel/seed/profile.ts';
import { talentId } from '../demo-panel/seed/talent.ts';
import { bytesOf, clientOf, GALLERY, someone } from '../fixtures/composites-panel.ts';
import { callsTo, standInWithClient } from '../fixtures/panel-client.ts';

describe('the composites of a talent', () => {
  it('are the zip that the panel builds', async () => {
    const { client, panel } = await standInWithClient({ talents: 5 });
    const profile = await client.readProfile(talentId(3));
    if (!profile) throw new Error('The talent should have a profile.');
    const zip = await JSZip.loadAsync(await bytesOf(await client.downloadComposites(profile, 'k')));
    expect(Object.keys(zip.files)).toHaveLength(inventProfile(3).compo.length);
    const fields = { talent: profile.id, gallery: 'compo' };
    expect(panel.entries()).toMatchObject([{ key: 'k', fields }]);
  });

  it('are delivered after the token has expired', async () => {
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
  ] as const)('are an error after %o, without a second request', async (fault, name) => {
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
  ])('are an error when the response is %o', async (body, name) => {
    const client = await clientOf((response) => response.end(body));
    await expect(client.downloadComposites(someone, 'k')).rejects.toMatchObject({ name });
  });

  it('fail midway when the response breaks off, without revealing the credentials', async () => {
    const client = await clientOf((response) => {
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

  it('fail when they exceed the size limit, and only then', async () => {
    let bytes = 1000;
    const client = await clientOf(
      (response) => {
        response.write('PK');
        response.end('x'.repeat(bytes - 2));
      },
      { galleryBytes: 1000 },
    );
    const zip = () => client.downloadComposites(someone, 'k').then(bytesOf);
    expect(await zip()).toHaveLength(1000);
    bytes = 1001;
    await expect(zip()).rejects.toMatchObject({ name: 'UnreadableError' });
  });
});
