import { expect, it } from 'vitest';
import { collectWarnings, freshClient } from '../fixtures/panel-client.ts';
import { startServices } from '../fixtures/scripted-server.ts';

/** Half of a character, which JSON can hold but no address: `encodeURIComponent` throws. */
const HALF = '\ud83d';

it('a lone surrogate in a text of the panel is replaced', async () => {
  const { url } = await startServices({
    '/api/talents': [{ id: 1, name: `Ana${HALF}`, cover: `${HALF}.jpg`, hair: `${HALF}Red` }],
    '/api/entities/about': { title: HALF, description: `<p>${HALF}</p>` },
    '/api/talents/attributes': {
      countries: [{ id: 1, value: `Brasil${HALF}` }],
      skin_tone: [{ id: HALF, value: 'a', label: HALF }],
    },
  });
  const client = await freshClient(url);
  const [talent] = (await client.readRoster()).talents;
  expect(talent).toMatchObject({ name: 'Ana\ufffd', cover: null, hair: '\ufffdRed' });
  expect(await client.readEntity('about', 'pt')).toMatchObject({
    title: '\ufffd',
    description: '<p>\ufffd</p>',
  });
  expect(await client.readCountriesAndSkinTones('pt')).toEqual({
    countries: [{ value: '1', label: 'Brasil\ufffd' }],
    skinTones: [{ value: '\ufffd', label: '\ufffd' }],
  });
});

it('a post with a lone surrogate in its slug is dropped', async () => {
  const warnings = collectWarnings();
  const posts = [
    { id: 1, slug: `a${HALF}`, title: 'A' },
    { id: 2, slug: 'b', title: 'B' },
  ];
  const { url } = await startServices({ '/api/posts/blog/pt': posts });
  const client = await freshClient(url);
  const { posts: read } = await client.readPosts(10, 1);
  expect(read.map((post) => post?.slug)).toEqual([undefined, 'b']);
  expect(warnings.texts()).toEqual([expect.stringMatching(/^Unreadable slug of post 1: /)]);
});
