import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasTitleTwin, readNeighbors, readPostOrMissing } from '@/lib/blog/blog';
import { TimeoutError } from '@/lib/panel/errors';
import type { Post, PostName } from '@/lib/panel/posts';

const { readPost, readPostNames } = vi.hoisted(() => ({
  readPost: vi.fn(),
  readPostNames: vi.fn(),
}));
vi.mock('@/lib/panel/posts', () => ({ readPost, readPostNames, readPosts: vi.fn() }));

const name = (id: number, title: string) => ({ id, slug: `post-${id}`, title }) as PostName;
const NAMES = [name(9, 'Inverno'), name(5, 'Casting'), name(2, 'Inverno')];
const failure = new TimeoutError({ service: 'panel', method: 'GET', url: '/api/posts' });

beforeEach(() => {
  readPost.mockReset();
  readPostNames.mockReset().mockResolvedValue({ names: NAMES });
});

it.each([
  [9, { newer: null, older: NAMES[1] }],
  [5, { newer: NAMES[0], older: NAMES[2] }],
  [2, { newer: NAMES[1], older: null }],
  [7, { newer: null, older: null }],
])('the posts next to post %i', async (id, neighbors) => {
  expect(await readNeighbors(id)).toEqual(neighbors);
});

it.each([
  [9, 'Inverno', true],
  [2, 'Inverno', true],
  [5, 'Casting', false],
  [7, 'Casting', true],
  [7, 'casting', false],
])('post %i, “%s”, shares its title with another: %s', async (id, title, twin) => {
  expect(await hasTitleTwin({ id, title } as Post)).toBe(twin);
});

it('an id gives the post that the list has, read by the slug of the list', async () => {
  const post = { id: 5, title: 'Casting' };
  readPost.mockResolvedValueOnce(post).mockResolvedValueOnce(null);
  expect(await readPostOrMissing(5)).toBe(post);
  expect(readPost).toHaveBeenCalledWith(NAMES[1]);
  const missing = { name: 'MissingPageError', unverified: false };
  await expect(readPostOrMissing(2)).rejects.toMatchObject(missing);
});

it('an id that is not in the list has no post, and the panel is not asked for it', async () => {
  const missing = { name: 'MissingPageError', unverified: false };
  await expect(readPostOrMissing(6)).rejects.toMatchObject(missing);
  expect(readPost).not.toHaveBeenCalled();
});

describe('while the services fail', () => {
  it('a post has no neighbors and no twin', async () => {
    readPostNames.mockRejectedValue(failure);
    expect(await readNeighbors(5)).toEqual({ newer: null, older: null });
    expect(await hasTitleTwin({ id: 7, title: 'Casting' } as Post)).toBe(false);
  });

  it.each([
    ['a listed post that was never read', readPost],
    ['every post without a list', readPostNames],
  ])('%s counts as missing for the moment', async (_which, read) => {
    read.mockRejectedValue(failure);
    const message = 'Unable to fetch Website Information';
    await expect(readPostOrMissing(5)).rejects.toMatchObject({ message, unverified: true });
  });
});

it('an error of the site itself is rethrown', async () => {
  for (const read of [readPost, readPostNames]) read.mockRejectedValue(new TypeError('ours'));
  await expect(readPostOrMissing(5)).rejects.toThrow('ours');
  await expect(readNeighbors(5)).rejects.toThrow('ours');
});
