import { globSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import type { Tag } from '@/lib/panel/tags';
import { freshClient, type PanelClient } from '../fixtures/panel-client.ts';
import { type Answers, type ScriptedServer, startServices } from '../fixtures/scripted-server.ts';

type ReadName = Extract<keyof PanelClient, `read${string}`>;

type Case = {
  read: (client: PanelClient) => Promise<unknown>;
  /** The start of its call. */
  path: string;
  /** How many calls it makes; 1 if it does not say. */
  times?: number;
  /** Those of `TAGS` whose revalidation reads it again. */
  tags: readonly Tag[];
};

/** Each kind of data, with the records that the reads below ask for and others. */
const TAGS: readonly Tag[] = [
  ...(['talents', 'talent:2', 'talent:3', 'posts', 'post:b', 'post:c', 'post:7'] as const),
  ...(['slides', 'slides:home', 'slides:banner', 'social-medias', 'attributes'] as const),
  ...(['entities', 'entity:about', 'entity:privacy'] as const),
];

// Lists change with every record.
const ROSTER = { path: '/api/talents?', tags: ['talents', 'talent:2', 'talent:3'] } as const;
const POSTS = {
  path: '/api/posts/blog/pt?',
  tags: ['posts', 'post:b', 'post:c', 'post:7'],
} as const;
const NETWORKS = { path: '/api/social-medias', tags: ['social-medias'] } as const;
const PROFILE = { path: '/api/talent/profile?', tags: ['talents', 'talent:2'] } as const;
const OPTIONS = { path: '/api/talents/attributes?', tags: ['attributes'] } as const;

/** Every read of the client, one by one. */
const READS: Readonly<Record<ReadName, Case>> = {
  readRoster: { read: (client) => client.readRoster(), ...ROSTER },
  readTalents: { read: (client) => client.readTalents(), times: 2, ...ROSTER },
  readProfile: { read: (client) => client.readProfile(2), ...PROFILE },
  readWholeProfile: { read: (client) => client.readWholeProfile(2), ...PROFILE },
  readPosts: { read: (client) => client.readPosts(10, 1), ...POSTS },
  readPostNames: { read: (client) => client.readPostNames(), ...POSTS },
  readPost: {
    read: (client) => client.readPost({ id: 7, panelSlug: 'b' }),
    path: '/api/posts/blog/pt/b?',
    tags: ['posts', 'post:b', 'post:7'],
  },
  readSlides: {
    read: (client) => client.readSlides('home'),
    path: '/api/slides/home?',
    tags: ['slides', 'slides:home'],
  },
  readEntity: {
    read: (client) => client.readEntity('about', 'en'),
    path: '/api/entities/about?',
    tags: ['entities', 'entity:about'],
  },
  readKnownNetworks: { read: (client) => client.readKnownNetworks(), ...NETWORKS },
  readSocialMediasIfAny: { read: (client) => client.readSocialMediasIfAny(), ...NETWORKS },
  readCountriesAndSkinTones: {
    read: (client) => client.readCountriesAndSkinTones('en'),
    ...OPTIONS,
  },
  readCities: { read: (client) => client.readCities('1'), ...OPTIONS },
};

const people = [1, 2].map((id) => ({ id, name: `Person ${id}` }));
const post = { id: 7, slug: 'b', title: 'B' };
const places = [{ id: 1, value: 'One' }];
const ANSWERS: Answers = {
  '/api/talents': people,
  '/api/talent/profile': { data: people[1] },
  '/api/posts/blog/pt': { data: [post], current_page: 1, last_page: 1 },
  '/api/posts/blog/pt/b': { data: post },
  '/api/slides/home': [{ id: 1, image_mobile: 'a.jpg' }],
  '/api/entities/about': { title: 'Us' },
  '/api/social-medias': [{ name: 'instagram', url: 'https://instagram.test/a' }],
  '/api/talents/attributes': { countries: places, skin_tone: places, cities: places },
};

/** A process that has made a read once. */
async function begun({ read, path }: Case) {
  const { url, received }: ScriptedServer = await startServices(ANSWERS);
  const client = await freshClient(url);
  const { refresh } = await import('@/lib/panel/refresh');
  await read(client);
  const isOf = (key = '') => key.split(' ')[1]?.startsWith(path) ?? false;
  return {
    refreshed: async (tag: Tag) => (await refresh([tag], false)).refreshed.filter(isOf),
    calls: () => received.filter((one) => `${one.path}?`.startsWith(path)).length,
  };
}

const cases = Object.entries(READS);

test.each(cases)('%s is read again after a revalidation of its data alone', async (_, one) => {
  const { calls, refreshed } = await begun(one);
  for (const tag of TAGS) {
    const before = calls();
    const times = one.tags.includes(tag) ? (one.times ?? 1) : 0;
    expect([tag, (await refreshed(tag)).length]).toEqual([tag, times]);
    expect([tag, calls()]).toEqual([tag, before + times]);
  }
});

it('every file with a read is part of the client that is tested here', () => {
  const files = globSync('lib/panel/*.ts').filter((file) => {
    return /from '\.\/read'/.test(readFileSync(file, 'utf8'));
  });
  const client = readFileSync('tests/fixtures/panel-client.ts', 'utf8');
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !client.includes(`'@/${file.slice(0, -3)}'`))).toEqual([]);
});
