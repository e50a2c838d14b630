import JSZip from 'jszip';
import { NextRequest } from 'next/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inventProfile } from '../demo-panel/seed/profile.ts';
import { talentId } from '../demo-panel/seed/talent.ts';
import { type PanelOptions, startPanel } from '../demo-panel/start.ts';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { collectWarnings } from '../fixtures/panel-client.ts';
import { startServer } from '../fixtures/scripted-server.ts';

const SITE = 'https://vitrine.test';
const request = (path: string, headers: Record<string, string> = {}) =>
  new NextRequest(`${SITE}${path}`, { headers: { 'x-forwarded-for': '203.0.113.9', ...headers } });
const given = <Params>(params: Params) => ({ params: Promise.resolve(params) });

/** A fresh process of the site in front of a stand-in. */
async function site(options: PanelOptions = {}) {
  collectWarnings();
  const panel = await startPanel({ talents: 12, pictures: 'plain', ...options });
  onTestFinished(() => panel.close());
  beginProcess({
    ...{ PANEL_URL: panel.url, INTEGRATION_URL: panel.url, SITE_URL: SITE },
    ...{ TRUSTED_PROXY_HOPS: '1', VIDEO_STILLS_URL: panel.url },
  });
  return panel;
}

describe('the download of composites', () => {
  async function download(id: string) {
    const { GET } = await import('@/app/api/composite/[id]/route');
    return GET(request(`/api/composite/${id}`), given({ id }));
  }

  it('is a zip with a name, which nothing stores', async () => {
    await site();
    const id = talentId(3);
    const answer = await download(`${id}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="[a-z-]+-models\.zip"$/),
      'cache-control': 'no-store',
    });
    const zip = await JSZip.loadAsync(await answer.arrayBuffer());
    expect(Object.keys(zip.files)).toHaveLength(inventProfile(3).compo.length);
  });

  it.each(['0', '012', '1x', '1.5', 'x', '1234567890123456'])(
    'of %j is not found, without a request to the panel',
    async (id) => {
      const panel = await site();
      panel.resetLog();
      const answer = await download(id);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(panel.log).toEqual([]);
    },
  );

  it('of an unknown talent, and of one without composites, is not found', async () => {
    await site();
    for (const id of [999_999, talentId(8)]) expect((await download(`${id}`)).status).toBe(404);
  });

  it.each(['down', 'status', 'malformed'] as const)(
    'is 503 after %s, with a code',
    async (kind) => {
      const panel = await site();
      panel.fail({ kind, route: '/api/download' });
      const answer = await download(`${talentId(3)}`);
      const { error } = await answer.json();
      expect([answer.status, error]).toEqual([503, expect.stringMatching(/^[A-Z0-9_]+$/)]);
    },
  );
});

it('a new face has the id, name and cover of a profile, and the response is not cached', async () => {
  await site({ talents: 60 });
  const { GET } = await import('@/app/api/new-face/route');
  const { readProfile } = await import('@/lib/panel/talents');
  const answer = await GET(request('/api/new-face'), {});
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { face } = await answer.json();
  const profile = await readProfile(face.id);
  expect(face).toEqual({ id: profile?.id, name: profile?.name, cover: profile?.cover });
});

it('the feed may be cached for five minutes, and is empty for a reader who knows it', async () => {
  await site();
  const { GET } = await import('@/app/feed/route');
  const first = await GET(request('/feed.xml'), {});
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await first.text()).toContain('<rss');
  const etag = first.headers.get('etag') ?? '';
  const again = await GET(request('/feed.xml', { 'if-none-match': etag }), {});
  expect([again.status, await again.text()]).toEqual([304, '']);
  for (const name of ['etag', 'last-modified', 'cache-control']) {
    expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
  }
});

it('the index of a list is not sent again to a browser that has it, and is another for each list', async () => {
  await site({ talents: 60 });
  const { GET } = await import('@/app/api/roster/route');
  const first = await GET(request('/api/roster?view=women'), {});
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
  const known = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await GET(request('/api/roster?view=women', known), {})).status).toBe(304);
  expect((await GET(request('/api/roster?view=men', known), {})).status).toBe(200);
  for (const query of ['', '?view=', '?view=constructor']) {
    expect((await GET(request(`/api/roster${query}`), {})).status).toBe(400);
  }
});

describe('the still of a video', () => {
  /** A talent with a cover and a video of YouTube, and the stills of their videos. */
  async function filmed(stills?: string) {
    await site({ talents: 40 });
    if (stills) vi.stubEnv('VIDEO_STILLS_URL', stills);
    const { readRoster, readProfile } = await import('@/lib/panel/talents');
    const ids = [...(await readRoster()).byId.keys()];
    const profiles = await Promise.all(ids.map((id) => readProfile(id)));
    const of = (provider: string) =>
      profiles.find((each) => each?.cover && each.video[0]?.provider === provider);
    const one = of('youtube');
    const { GET } = await import('@/app/api/video-still/[id]/[number]/route');
    const still = (number: string, id = `${one?.id}`) =>
      GET(request('/api/video-still'), given({ id, number }));
    return { still, cover: one?.cover ?? '', vimeo: `${of('vimeo')?.id}` };
  }

  it('is YouTube’s, for a day', async () => {
    const { still, vimeo } = await filmed();
    const shown = await still('1');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(shown.headers.get('cache-control')).toBe('public, max-age=86400');
    for (const [number, id] of [['99'], ['0'], ['1', 'x'], ['1', '1'], ['1', vimeo]] as const) {
      expect([number, id, (await still(number, id)).status]).toEqual([number, id, 404]);
    }
  });

  it('is the cover, for now, if YouTube has none', async () => {
    const { url } = await startServer((_, response) => void response.writeHead(404).end());
    const { still, cover } = await filmed(url);
    const { pictureUrl } = await import('@/lib/media/pictures');
    const { status, headers } = await still('1');
    expect(status).toBe(307);
    expect(headers.get('location')).toBe(pictureUrl('desktop', cover, 640));
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
