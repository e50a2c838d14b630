import { beforeEach, expect, it } from 'vitest';
import { beginProcess } from '../../fixtures/fresh-process.ts';

let feedOf: typeof import('@/lib/seo/feed').feedOf;

beforeEach(async () => {
  beginProcess({ SITE_URL: 'https://site.test', SITE_NAME: 'A & B' });
  ({ feedOf } = await import('@/lib/seo/feed'));
});

it('the feed describes the blog and each post, with a date where one is known', () => {
  const posts = [
    ...[{ id: 7, slug: 'olá', title: 'Olá', excerpt: 'a < b', createdAt: '2026-06-01T12:00:00Z' }],
    ...[{ id: 6, slug: 'dia', title: 'Dia', excerpt: 'c', createdAt: null }],
  ];
  expect(feedOf(posts, 'Words').split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    '<title>A &amp; B | Blog</title>',
    '<link>https://site.test/blog</link>',
    '<description>Words</description>',
    '<language>pt-BR</language>',
    '<atom:link href="https://site.test/feed.xml" rel="self" type="application/rss+xml"/>',
    [
      '<item><title>Olá</title>',
      '<link>https://site.test/blog/7/ol%C3%A1</link>',
      '<guid isPermaLink="false">post-7@site.test</guid>',
      '<description>a &amp;lt; b</description>',
      '<pubDate>Mon, 01 Jun 2026 12:00:00 GMT</pubDate></item>',
    ].join(''),
    [
      '<item><title>Dia</title>',
      '<link>https://site.test/blog/6/dia</link>',
      '<guid isPermaLink="false">post-6@site.test</guid>',
      '<description>c</description></item>',
    ].join(''),
    '</channel>',
    '</rss>',
    '',
  ]);
});
