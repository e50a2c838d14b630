import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginAnew, framed, load, metadata, pageOf, Screen, said, shown } from './kernel-page.tsx';

beforeEach(beginAnew);

describe('a page that is there', () => {
  it('loads and describes its data once', async () => {
    const page = pageOf();
    expect((await page.describe()).title).toBe('Post 1 | Vitrine');
    expect(await shown(page.show())).toEqual([Screen, { name: 'Post 1' }]);
    expect([load, metadata].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(said()).not.toHaveProperty('status');
  });

  it('is rendered in the frame of its route, with the details that the page gives', async () => {
    const frame = await framed(pageOf().show());
    expect(frame?.props).toMatchObject({ route: { page: 'blog' }, search: '?name=Post 1' });
  });

  it.each<[string, Record<string, string>]>([
    ['2', {}],
    ['1', { page: '2' }],
  ])('is loaded again for another request: %s %j', async (id, query) => {
    const page = pageOf('blog');
    await page.show();
    await page.show(id, query);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('gets its parameters decoded, and its keys of the query', async () => {
    await pageOf('blog').show('ol%C3%A1%2F%3F', { page: ['2', '3'], toString: 'x', utm: 'y z' });
    expect(load).toHaveBeenCalledWith({
      locale: 'en',
      params: { id: 'olá/?' },
      query: { page: ['2', '3'] },
    });
  });

  it.each([
    [undefined, false],
    [true, false],
    [false, true],
  ])('is excluded from search only on request: indexed %s', async (indexed, noindex) => {
    load.mockResolvedValue({ name: 'Post 1', ...(indexed !== undefined && { indexed }) });
    await pageOf().show();
    expect(said()).toMatchObject({ noindex });
  });

  it('that is cached never looks at the query', async () => {
    const page = pageOf();
    const looked = vi.fn();
    await page.show('1', Object.defineProperty({}, 'page', { get: looked, enumerable: true }));
    expect(looked).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledWith({ locale: 'en', params: { id: '1' }, query: {} });
  });
});

it('an unexpected error is thrown on', async () => {
  load.mockRejectedValue(new TypeError('ours'));
  const page = pageOf();
  await expect(page.show()).rejects.toThrow('ours');
  await expect(page.describe()).rejects.toThrow('ours');
});
