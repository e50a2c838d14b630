import { beforeEach, describe, expect, it } from 'vitest';
import { beginProcess } from '../fixtures/fresh-process.ts';
import { HOSTILE_TEXTS } from '../fixtures/hostile-texts.ts';

beforeEach(() => beginProcess({ SITE_URL: 'https://site.test/', SITE_NAME: 'A & B' }));

/** The document as an XML parser reads it. */
function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const textsOf = (document: Document, name: string) =>
  Array.from(document.getElementsByTagName(name), (one) => one.textContent);

describe('the feed', () => {
  const post = { id: 7, slug: 'olá "&', excerpt: 'a < b', createdAt: '2026-06-01T12:00:00Z' };

  it.each(HOSTILE_TEXTS)('can say %s', async (title) => {
    const { feedOf } = await import('@/lib/seo/feed');
    const document = parsed(feedOf([{ ...post, title }], title));
    const plain = title.replaceAll('\u0000', '').replaceAll('\u0007', '');
    expect(textsOf(document, 'title')).toEqual(['A & B | Blog', plain]);
    expect(textsOf(document, 'link')[1]).toBe('https://site.test/blog/7/ol%C3%A1%20%22%26');
    expect(textsOf(document, 'pubDate')).toEqual(['Mon, 01 Jun 2026 12:00:00 GMT']);
  });
});

describe('the sitemaps', () => {
  const content = {
    talents: [],
    posts: [{ id: 7, slug: 'olá & "x"', image: "posts/a'b & c.jpg" }],
    blogPages: 1,
    about: true,
  };

  it('have posts and pictures that can be fetched', async () => {
    const { sitemapOf } = await import('@/lib/seo/sitemap');
    const document = parsed([...sitemapOf('pt', content)].join(''));
    const [picture] = textsOf(document, 'image:loc');
    expect(textsOf(document, 'loc')).toContain('https://site.test/blog/7/ol%C3%A1%20%26%20%22x%22');
    expect(new URL(picture ?? '').pathname).toBe("/storage/desktop/posts/a'b%20%26%20c.jpg");
  });
});
