import { expect, inject, test } from 'vitest';
import { attributesOf, elementsIn, elementWith, parsedPage, textOf } from './parsed-page.ts';
import { visitShared } from './visit.ts';

test.each([
  ['a list narrowed by a name', '/modelos?q=ana'],
  ['a filtered list', '/en/models?hair=Black'],
  ['a sorted list', '/es/modelos/mujeres?sort=height'],
  ['a selection', '/favoritos?ids=1208'],
])('%s must not be indexed, which a tag and a header state', async (_name, path) => {
  const { status, headers, body } = await visitShared(path);
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex, follow']);
  expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(body).not.toMatch(/rel="(canonical|alternate)"/);
});

test('crawlers leave out the API and what the router fetches, and nothing else', async () => {
  const { body } = await visitShared('/robots.txt');
  expect(body.trim().split(/\n+/)).toEqual([
    ...['User-Agent: *', 'Disallow: /api/', 'Disallow: /*_rsc='],
    `Sitemap: ${inject('site')}/sitemap.xml`,
  ]);
});

test('the preview picture of a page is not indexed by itself', async () => {
  const { body } = await visitShared('/en/about');
  const [, url = ''] = /<meta property="og:image" content="([^"]+)"/.exec(body) ?? [];
  const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
  const { status, headers } = await visitShared(pathname + search);
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
});

test('the blog and its posts link to the feed', async () => {
  const { body: blog } = await visitShared('/en/blog');
  const [, post = ''] = /href="(\/en\/blog\/\d+\/[^"]+)"/.exec(blog) ?? [];
  const feed = `${inject('site')}/feed.xml`;
  for (const path of ['/blog', '/en/blog', post]) {
    const { body } = await visitShared(path, { redirect: 'follow' });
    expect(body).toContain(`<link rel="alternate" type="application/rss+xml" href="${feed}"/>`);
  }
  const { status, headers, body } = await visitShared('/feed.xml');
  expect([status, headers.get('content-type')]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ]);
  expect(body.match(/<item>/g)?.length).toBeGreaterThan(5);
});

test('in another language a post keeps its Portuguese text and its canonical address', async () => {
  const blog = await parsedPage('/en/blog');
  const [date] = elementsIn(blog, 'time').map(textOf);
  expect(date).toMatch(/^[A-Z][a-z]+ \d+, \d{4}$/i);
  const paths = elementsIn(blog, 'a').map((one) => attributesOf(one).href ?? '');
  const path = paths.find((one) => /^\/en\/blog\/412\//.test(one)) ?? '';
  const page = await parsedPage(path);
  for (const text of [...elementsIn(page, 'h1'), elementWith(page, 'div', 'class', 'prose')]) {
    expect([text.tagName, attributesOf(text).lang]).toEqual([text.tagName, 'pt']);
  }
  expect(elementsIn(page, 'p').map(textOf)).toContain('This text is in Portuguese.');
  const canonical = attributesOf(elementWith(page, 'link', 'rel', 'canonical')).href;
  expect(canonical).toBe(inject('site') + path.replace('/en', ''));
  expect(elementsIn(page, 'link').filter((one) => attributesOf(one).hreflang)).toEqual([]);
});

test('the footer names the agency, and numbers that a phone can call', async () => {
  const { body } = await visitShared('/en/models');
  const foot = /<footer[\s\S]*<\/footer>/.exec(body)?.[0] ?? '';
  expect(foot).toMatch(/itemscope="" itemtype="https:\/\/schema\.org\/Organization"/i);
  expect(foot).toMatch(/itemtype="https:\/\/schema\.org\/PostalAddress"/i);
  const facts = Array.from(foot.matchAll(/itemprop="(\w+)"/gi), ([, fact]) => fact);
  expect(facts).toEqual(
    expect.arrayContaining(['name', 'address', 'streetAddress', 'addressLocality', 'telephone']),
  );
  expect(facts).toEqual(expect.arrayContaining(['email', 'sameAs', 'postalCode']));
  const numbers = Array.from(body.matchAll(/href="tel:([^"]*)"/g), ([, number]) => number);
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.filter((number) => !/^\+[1-9]\d{7,14}$/.test(number ?? ''))).toEqual([]);
});
