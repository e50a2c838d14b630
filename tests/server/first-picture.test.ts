import { expect, inject, test } from 'vitest';
import { type PageType, pagePaths } from '../fixtures/page-types.ts';
import { attributesOf, elementsIn, elementWith, parsedPage } from './parsed-page.ts';
import { visitShared } from './visit.ts';

type Attributes = Readonly<Record<string, string>>;

/** The elements of these names in a page, in its order, by their attributes. */
async function elementsOf(path: string, names: readonly string[]): Promise<Attributes[]> {
  const elements = elementsIn(await parsedPage(path), ...names);
  return elements.map((one) => ({ ...attributesOf(one), tagName: one.tagName }));
}

/** What the browser chooses a file by. */
const choice = (media: string | undefined, set: string | undefined, sizes: string | undefined) => ({
  ...{ media, set, sizes },
});

const WITH_PICTURE: readonly PageType[] = ['home', 'roster', 'about', 'blog', 'profile', 'post'];

test('each page preloads its main picture, and no other has a high priority', async () => {
  const paths = await pagePaths(inject('site'));
  const views = ['/modelos?letter=a', '/modelos?q=a', '/modelos/mulheres'];
  for (const path of [...WITH_PICTURE.map((type) => paths[type]), ...views]) {
    const found = await elementsOf(path, ['link', 'source', 'img']);
    const high = found.filter(({ tagName, fetchpriority }) => {
      return tagName === 'img' && fetchpriority === 'high';
    });
    expect([path, high.length]).toEqual([path, 1]);
    const [image = {} as Attributes] = high;
    const source = found[found.indexOf(image) - 1];
    expect([source?.tagName, image.loading]).toEqual(['source', 'eager']);
    const preloads = found.filter(({ rel, as }) => rel === 'preload' && as === 'image');
    expect(preloads.map((one) => choice(one.media, one.imagesrcset, one.imagesizes))).toEqual([
      choice(source?.media, source?.srcset, source?.sizes),
      choice(source?.media?.replace('<', '>='), image.srcset, image.sizes),
    ]);
    expect(new Set(preloads.map(({ fetchpriority }) => fetchpriority))).toEqual(new Set(['high']));
  }
});

test('a page without a main picture preloads none', async () => {
  const paths = await pagePaths(inject('site'));
  for (const path of [paths.contact, paths.scouting, paths.privacy, paths.favorites]) {
    const found = await elementsOf(path, ['link', 'img']);
    expect(found.filter(({ as }) => as === 'image')).toEqual([]);
    expect(found.filter((one) => one.fetchpriority === 'high')).toEqual([]);
  }
});

test('a browser may cache a picture for a day', async () => {
  const images = await elementsOf('/modelos', ['img']);
  const [{ src = '' } = {}] = images.filter(({ src }) => src?.startsWith('/_next/image'));
  const { status, headers } = await visitShared(src);
  const control = 'public, max-age=86400, must-revalidate';
  expect([status, headers.get('cache-control')]).toEqual([200, control]);
});

test('pictures inside the texts of posts come from this site', async () => {
  const links = await elementsOf('/blog', ['a']);
  const posts = links.map(({ href = '' }) => href).filter((href) => /^\/blog\/\d+\//.test(href));
  expect(posts.length).toBeGreaterThanOrEqual(10);
  const found: Attributes[] = [];
  for (const path of new Set(posts)) {
    const text = elementWith(await parsedPage(path), 'div', 'class', 'prose');
    found.push(...elementsIn(text, 'img').map(attributesOf));
  }
  expect(found).not.toEqual([]);
  for (const { src, srcset, sizes } of found) {
    expect(src).toMatch(/^\/_next\/image\?url=%2Fstorage%2F/);
    expect(Boolean(sizes), src).toBe(Boolean(srcset));
  }
});

test.each(['/', '/modelos'])('%s shows each cover as a portrait', async (path) => {
  const images = await elementsOf(path, ['img']);
  const covers = images.map(({ src = '' }) => src).filter((src) => src.includes('%2Fcover'));
  expect(covers).not.toEqual([]);
  expect(covers.filter((one) => !one.includes('%2Fstorage%2Fportraits%2F'))).toEqual([]);
});
