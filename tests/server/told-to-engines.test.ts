import { expect, inject, test } from 'vitest';
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
