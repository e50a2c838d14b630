import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import {
  INTEGRATION_API_KEY,
  INTEGRATION_SALT,
  PANEL_API_KEY,
  PANEL_SALT,
} from '../demo-panel/credentials.ts';
import { startPanel } from '../demo-panel/start.ts';
import { type Change, startChangedPanel } from '../fixtures/changed-panel.ts';
import { HOSTILE_TEXTS, hostileTexts } from '../fixtures/hostile-texts.ts';
import { htmlFaults } from '../fixtures/html-faults.ts';
import { BODY_VALUES, PERSON_IDS, withBodies } from '../fixtures/minors.ts';
import { startSite, untilWarm } from '../fixtures/site-process.ts';
import { type JsonLd, readJsonLd } from '../fixtures/structured-data.ts';
import { type CrawledPage, crawl } from './crawler.ts';

const TALENTS = 21;
const ONE_IN = 40;

const STATIC = path.resolve(import.meta.dirname, '../../.next/static');
const CREDENTIALS = [PANEL_SALT, PANEL_API_KEY, INTEGRATION_SALT, INTEGRATION_API_KEY];

/** True for pages that are always read, and for a sample of those that differ only by query. */
function follows({ pathname, search, searchParams }: URL): boolean {
  if (search === '' || (searchParams.size === 1 && searchParams.has('page'))) return true;
  const sum = Array.from(pathname + search).reduce((all, sign) => all + sign.charCodeAt(0), 0);
  return sum % ONE_IN === 0;
}

/** The tokens that the services have issued. */
const bearers = new Set<string>();

const withTextsAndBodies: Change = (address, body) => {
  const { access_token, data } = body as { access_token?: string; data?: { token?: string } };
  for (const token of [access_token, data?.token]) if (token) bearers.add(token);
  return withBodies(address, hostileTexts(address, body));
};

/** What a search engine finds on a site, and what the sitemaps list. */
async function found() {
  const panel = await startPanel({ talents: TALENTS, pictures: 'plain' });
  const changed = await startChangedPanel(panel.url, withTextsAndBodies);
  const site = await startSite(changed.url);
  try {
    await untilWarm(site, '/', '/modelos');
    const index = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const files = await Promise.all(
      locationsOf(index).map(async (file) => (await fetch(file)).text()),
    );
    const pages = await crawl([`${site.url}/`], follows);
    return {
      log: site.log(),
      pages: [...pages.values()],
      byUrl: pages,
      sitemaps: files,
      listed: files.flatMap(locationsOf),
    };
  } finally {
    await site.stop();
    await changed.close();
    await panel.close();
  }
}

function locationsOf(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
}

function kindOf(url: string): string {
  return new URL(url).pathname.replace(/\/\d+\/.*/, '/record');
}

const jsonLdOf = (page: CrawledPage): JsonLd[] => page.data.flatMap(readJsonLd);

describe('a crawl without script of a site with hostile names and texts', () => {
  let site: Awaited<ReturnType<typeof found>>;
  let canonical: CrawledPage[];

  beforeAll(async () => {
    site = await found();
    canonical = site.pages.filter((page) => page.indexed && page.canonical === page.url);
  }, 240_000);

  test('every page answers 200: no redirect, nothing missing, nothing failing', () => {
    expect(site.pages.length).toBeGreaterThan(LOCALES.length * TALENTS);
    const odd = site.pages.filter(({ status }) => status !== 200);
    expect(odd.map(({ status, url }) => `${status} ${url}`)).toEqual([]);
  });

  test('the profile of everyone is found in every language', () => {
    const profiles = canonical.filter(({ url }) => /\/(models|modelos)\/\d+\//.test(url));
    expect(profiles).toHaveLength(LOCALES.length * TALENTS);
    expect(new Set(profiles.map(({ lang }) => lang))).toEqual(new Set(LOCALES));
  });

  test('the sitemaps list exactly the pages found', () => {
    const indexable = canonical.map(({ url }) => url).sort();
    expect([...site.listed].sort()).toEqual(indexable);
    expect(new Set(site.listed).size).toBe(site.listed.length);
  });

  test('each page has one canonical URL, which is a page of the site', () => {
    const indexed = site.pages.filter((page) => page.indexed);
    expect(indexed.filter((page) => page.canonical === null)).toEqual([]);
    const known = new Set(canonical.map(({ url }) => url));
    expect(
      indexed.filter((page) => !known.has(page.canonical ?? '')).map(({ url }) => url),
    ).toEqual([]);
  });

  test('the versions of a page in several languages link to each other', () => {
    const translated = canonical.filter(({ alternates }) => alternates.size > 0);
    expect(translated.length).toBeGreaterThan(LOCALES.length * TALENTS);
    for (const page of translated) {
      const languages = [...LOCALES, 'x-default'];
      expect([page.url, ...page.alternates.keys()]).toEqual([page.url, ...languages]);
      expect(page.alternates.get(page.lang)).toBe(page.url);
      for (const other of page.alternates.values()) {
        expect(site.byUrl.get(other)?.alternates, other).toEqual(page.alternates);
      }
    }
  });

  test('each page of a language has a unique title and description', () => {
    for (const lang of LOCALES) {
      const pages = canonical.filter((page) => page.lang === lang);
      expect(pages.length).toBeGreaterThan(TALENTS);
      expect(twins(pages.map(({ title }) => title))).toEqual([]);
      expect(twins(pages.map(({ description }) => description))).toEqual([]);
    }
    expect(site.pages.filter(({ headings }) => headings !== 1).map(({ url }) => url)).toEqual([]);
  });

  test('the structured data of every page are valid and match the page', () => {
    for (const page of canonical) {
      const data = jsonLdOf(page);
      const trail = data.find((one) => one['@type'] === 'BreadcrumbList');
      expect(data.length, page.url).toBeGreaterThan(0);
      expect(trail?.itemListElement.at(-1)?.item ?? page.url).toBe(page.url);
      for (const [place, { item, position }] of (trail?.itemListElement ?? []).entries()) {
        expect(position).toBe(place + 1);
        expect(site.byUrl.has(item), item).toBe(true);
      }
    }
  });

  test('the structured data of a list give the position of each talent', () => {
    const lists = canonical.filter(({ url }) => /[/](models|modelos)(\?|$)/.test(url));
    expect(lists.length).toBe(3 * Math.ceil(TALENTS / 20));
    for (const page of lists) {
      const number = Number(new URL(page.url).searchParams.get('page') ?? 1);
      const list = jsonLdOf(page).find((one) => one['@type'] === 'ItemList');
      const positions = list?.itemListElement.map(({ position }) => position) ?? [];
      expect(list?.numberOfItems).toBe(TALENTS);
      expect(positions).toEqual(positions.map((_, place) => 20 * (number - 1) + place + 1));
    }
  });

  test('each kind of page is valid HTML', { timeout: 180_000 }, async () => {
    const kinds = new Map(site.pages.map((page) => [kindOf(page.url), page]));
    expect(kinds.size).toBeGreaterThan(20);
    for (const { url, body } of kinds.values()) {
      expect([url, ...(await htmlFaults(body))]).toEqual([url]);
    }
  });

  test('each page declares its language in the headers', () => {
    for (const { url, lang, headers } of canonical) {
      expect([url, headers.get('content-language')]).toEqual([url, lang]);
    }
  });

  test('no page shows the body of a minor', () => {
    const adults = [PERSON_IDS.adult, PERSON_IDS.unknown];
    const showing = site.pages.filter(({ body }) => BODY_VALUES.test(body)).map(({ url }) => url);
    expect(showing.filter((url) => !adults.some((id) => url.includes(`/${id}/`)))).toEqual([]);
    expect(showing.length).toBeGreaterThanOrEqual(LOCALES.length * adults.length);
    expect(site.sitemaps.filter((file) => BODY_VALUES.test(file))).toEqual([]);
  });

  test('hostile texts are never more than text', () => {
    for (const { url, body } of site.pages) {
      expect(body.includes('<script>alert'), url).toBe(false);
    }
    expect(site.pages.some(({ title }) => title.includes(HOSTILE_TEXTS[0]))).toBe(true);
  });

  test('no token, salt or key is in the files of the browser, in any page or in the log', () => {
    const files = readdirSync(STATIC, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => readFileSync(path.join(file.parentPath, file.name), 'latin1'));
    expect([files.length > 5, bearers.size]).toEqual([true, 2]);
    const texts = [...files, ...site.pages.map(({ body }) => body), site.log];
    for (const secret of [...CREDENTIALS, ...bearers]) {
      expect(texts.some((text) => text.includes(secret))).toBe(false);
    }
  });
});

function twins(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}
