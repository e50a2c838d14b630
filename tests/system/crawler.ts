/** What a search engine without script reads on one page. */
export type CrawledPage = {
  url: string;
  status: number;
  headers: Headers;
  body: string;
  lang: string;
  title: string;
  description: string;
  canonical: string | null;
  /** The same page by language, as the page declares it. */
  alternates: ReadonlyMap<string, string>;
  indexed: boolean;
  headings: number;
  /** The structured data of the page, unparsed. */
  data: readonly string[];
  /** Every page of this site that it links to. */
  links: readonly string[];
};

const AT_ONCE = 6;

/**
 * Crawls every page that can be reached from some, without running a script. `follows` decides
 * which of the pages found are read too.
 */
export async function crawl(
  starts: readonly string[],
  follows: (url: URL) => boolean = () => true,
): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const waiting = [...starts];
  const known = new Set(waiting);
  const read = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const page = await readPage(url);
      pages.set(url, page);
      for (const next of [...page.links, ...page.alternates.values(), page.canonical ?? url]) {
        if (known.has(next) || !follows(new URL(next))) continue;
        known.add(next);
        waiting.push(next);
      }
    }
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, read));
  return pages;
}

/** Reads one page; a redirect is not followed. */
async function readPage(url: string): Promise<CrawledPage> {
  const answer = await fetch(url, { redirect: 'manual' });
  const body = await answer.text();
  const metas = tagsOf(body, 'meta');
  const named = (name: string) =>
    metas.find((meta) => meta.name === name || meta.property === name)?.content;
  const relations = tagsOf(body, 'link');
  const alternates = relations.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
  const robots = `${named('robots') ?? ''} ${answer.headers.get('x-robots-tag') ?? ''}`;
  return {
    url,
    status: answer.status,
    headers: answer.headers,
    body,
    lang: tagsOf(body, 'html')[0]?.lang ?? '',
    title: unescaped(/<title>([^<]*)<\/title>/.exec(body)?.[1] ?? ''),
    description: named('description') ?? '',
    canonical: relations.find(({ rel }) => rel === 'canonical')?.href ?? null,
    alternates: new Map(alternates.map(({ hreflang = '', href = '' }) => [hreflang, href])),
    indexed: !/noindex/.test(robots),
    headings: tagsOf(body, 'h1').length,
    data: Array.from(
      body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
      ([, text = '']) => text,
    ),
    links: linksOf(url, body),
  };
}

type Attributes = Record<string, string>;

function tagsOf(body: string, name: string): Attributes[] {
  return Array.from(body.matchAll(new RegExp(`<${name}(?=[\\s>])([^>]*)>`, 'g')), ([, text = '']) =>
    Object.fromEntries(
      Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, key = '', value = '']) => [
        key.toLowerCase(),
        unescaped(value),
      ]),
    ),
  );
}

/** Links within the site that a search engine follows, without files and fragments. */
function linksOf(from: string, body: string): string[] {
  const links = tagsOf(body, 'a').flatMap(({ href, rel }) => {
    if (rel?.includes('nofollow')) return [];
    const url = href === undefined ? null : URL.parse(href, from);
    if (url?.origin !== new URL(from).origin || url.pathname.startsWith('/storage/')) return [];
    if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/_next/')) return [];
    url.hash = '';
    return [url.href];
  });
  return [...new Set(links)];
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
