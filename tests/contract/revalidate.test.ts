import { beforeEach, expect, it } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { type Answers, sendJson, startServices } from '../fixtures/scripted-server.ts';

const SECRET = 'a secret that only the panel knows';

let POST: (request: Request, context: undefined) => Promise<Response>;
let answers: Answers;

beforeEach(async () => {
  answers = { '/api/posts/blog/pt': [], '/api/talents': [{ id: 1, name: 'Ana' }] };
  const { url } = await startServices(answers);
  beginProcess({ PANEL_URL: url, INTEGRATION_URL: url, REVALIDATE_SECRET: SECRET });
  ({ POST } = await import('@/app/api/revalidate/route'));
});

async function order(body: BodyInit, headers: Record<string, string> = {}) {
  const authorization = `Bearer ${SECRET}`;
  const answer = await POST(
    new Request('http://site.test/api/revalidate', {
      method: 'POST',
      headers: { authorization, ...headers },
      body,
      duplex: 'half',
    } as RequestInit),
    undefined,
  );
  return { status: answer.status, json: await answer.json() };
}

it('reports which tags are invalid; a slug may have dots', async () => {
  const tags = ['talents', 'post:v2.0-of-us', 'post:verão 2026', 'talent', 'modles', '<b>', 7];
  expect(await order(JSON.stringify({ tags }))).toEqual({
    status: 200,
    json: {
      ...{ refreshed: [], failed: [], due: 0, shared: true },
      unknown: ['talent', 'modles', '<b>', '7'],
    },
  });
});

it('is for requests with the secret', async () => {
  const guessed = { authorization: 'Bearer guessed' };
  expect((await order('{"tags":["talents"]}', guessed)).status).toBe(401);
});

const TALENT = {
  ...{ tag: 'talent:1', list: '/api/talents', path: '/api/talent/profile' },
  read: async () => (await import('@/lib/panel/talents')).readProfile(1),
};
const BLOG_POST = {
  ...{ tag: 'post:post-1', list: '/api/posts/blog/pt', path: '/api/posts/blog/pt/post-1' },
  read: async () => (await import('@/lib/panel/posts')).readPost({ id: 1, panelSlug: 'post-1' }),
};

it.each([
  ['a talent who has left is believed', TALENT, [2, 3], 200, null],
  ['a talent whom the roster has is doubted', TALENT, [1, 2, 3], 503, { id: 1 }],
  ['a post that has left is believed', BLOG_POST, [2, 3], 200, null],
  ['a post that the list has is doubted', BLOG_POST, [1, 2, 3], 503, { id: 1 }],
] as const)('a 404 for %s, as on the page', async (_what, one, left, status, read) => {
  const record = (id: number) => ({ id, name: `Ana ${id}`, slug: `post-${id}`, title: `${id}` });
  answers[one.list] = [1, 2, 3].map(record);
  answers[one.path] = record(1);
  await (await import('@/lib/panel/talents')).readRoster();
  await (await import('@/lib/panel/posts')).readPostNames();
  expect(await one.read()).toMatchObject({ id: 1 });
  answers[one.list] = left.map(record);
  answers[one.path] = (response) => sendJson(response, 404, {});
  expect((await order(JSON.stringify({ tags: [one.tag] }))).status).toBe(status);
  const now = await one.read();
  expect(now && { id: now.id }).toEqual(read);
});

it('a roster of less than half the length is refused with 503, unless it is forced', async () => {
  const { readRoster } = await import('@/lib/panel/talents');
  const talents = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `Talent ${id}` }));
  answers['/api/talents'] = talents;
  await readRoster();
  answers['/api/talents'] = talents.slice(4);
  const refused = await order('{"tags":["talents"]}');
  expect([refused.status, refused.json.refreshed, refused.json.failed.length]).toEqual([
    503,
    [],
    1,
  ]);
  expect((await readRoster()).talents).toHaveLength(6);
  const forced = await order('{"tags":["talents"],"force":true}');
  expect([forced.status, forced.json.failed]).toEqual([200, []]);
  expect((await readRoster()).talents).toHaveLength(2);
});

it('reads no more of a body than it needs, whatever its declared length', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(8 * 1024).fill(32));
    },
  });
  expect(await order(endless)).toEqual({ status: 413, json: { error: 'too-large' } });
  expect(sent).toBeLessThan(10);
});

it('takes an order of up to 16 KB', async () => {
  const tags = Array.from({ length: 80 }, () => `post:${'x'.repeat(190)}`);
  const text = JSON.stringify({ tags });
  expect(text.length).toBeGreaterThan(15_500);
  expect((await order(text)).status).toBe(200);
  expect((await order(text.padEnd(16_385))).status).toBe(413);
});

it.each(['', 'no json', '{"tags":[]}', '{"tags":"talents"}'])(
  '%o is not an order',
  async (body) => {
    expect((await order(body)).status).toBe(400);
  },
);
