import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { collectWarnings, freshClient } from '../fixtures/panel-client.ts';
import { type Answers, startServices } from '../fixtures/scripted-server.ts';

async function clientOf(answers: Answers) {
  return freshClient((await startServices(answers)).url);
}

/** Answers a text that no `JSON.stringify` writes. */
const sent = (text: string) => (response: ServerResponse) => void response.end(text);

const [ana, bia] = [1, 2].map((id) => ({ id, name: `Ana ${id}` }));
const many = <T>(count: number, one: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => one(at));
const file = (at: number) => ({ id: at + 1, file: `${at}.jpg` });
const place = (at: number) => ({ id: at + 1, value: `P${at}` });
const post = (at: number) => ({ id: at + 1, slug: `p-${at}`, title: `P${at}` });

it.each<
  [string, Answers, (client: Awaited<ReturnType<typeof clientOf>>) => Promise<unknown>, number]
>([
  [
    'photos',
    { book: many(200_000, file) },
    async (c) => (await c.readProfile(1))?.book.length,
    500,
  ],
  [
    'videos',
    { video: many(1_000, () => ({ provider: 'vimeo', file: 1 })) },
    async (c) => (await c.readProfile(1))?.video.length,
    200,
  ],
  [
    'composites',
    { compo: many(1_000, file) },
    async (c) => (await c.readProfile(1))?.compo.length,
    200,
  ],
  ['slides', {}, async (c) => (await c.readSlides('home')).length, 200],
  ['countries', {}, async (c) => (await c.readCountriesAndSkinTones('pt')).countries.length, 1_000],
  [
    'skin tones',
    {},
    async (c) => (await c.readCountriesAndSkinTones('pt')).skinTones.length,
    1_000,
  ],
  ['cities', {}, async (c) => (await c.readCities('1')).length, 20_000],
  ['posts of a page', {}, async (c) => (await c.readPosts(6, 1)).posts.length, 6],
  [
    'talents',
    {},
    async () => {
      const { rosterOf } = await import('@/lib/panel/roster');
      const { talents, sent } = await rosterOf(Buffer.from(JSON.stringify([ana, bia, ana])), 2);
      return talents.length === sent && sent;
    },
    2,
  ],
])('%s are read up to a limit', async (_what, record, read, limit) => {
  collectWarnings();
  const client = await clientOf({
    '/api/talents': [ana],
    '/api/talent/profile': { ...ana, ...record },
    '/api/slides/home': many(300, (at) => ({ id: at + 1, image_mobile: 'a.jpg' })),
    '/api/posts/blog/pt': { data: many(100, post), last_page: 2 },
    '/api/talents/attributes': {
      countries: many(1_100, place),
      skin_tone: many(1_100, place),
      cities: many(20_100, place),
    },
  });
  expect(await read(client)).toBe(limit);
});

it('a byte order mark before the roster is no part of it', async () => {
  const client = await clientOf({ '/api/talents': sent(`\ufeff${JSON.stringify([ana])}`) });
  expect((await client.readRoster()).talents).toMatchObject([{ id: 1 }]);
});

it.each(['birthdate', 'categories', 'gender', 'name', 'id', 'cover', 'height', 'unknown'])(
  'a %s nested 100,000 deep costs one record at most',
  async (field) => {
    collectWarnings();
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const broken = `{"id":2,"name":"Bia","${field}":${deep}}`;
    const client = await clientOf({ '/api/talents': sent(`[${JSON.stringify(ana)},${broken}]`) });
    expect((await client.readRoster()).talents[0]).toMatchObject({ id: 1 });
  },
);
