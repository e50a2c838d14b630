import { readWholeBlog } from '@/lib/blog/blog';
import { defineHandler } from '@/lib/handlers/define-handler';
import { refuse } from '@/lib/handlers/refuse';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { missingPage } from '@/lib/page/outcomes';
import { hasEntity } from '@/lib/panel/content';
import { readRoster } from '@/lib/panel/talents';
import { createYielder } from '@/lib/process/event-loop';
import { createMemo } from '@/lib/process/remembered';
import { type SiteContent, sitemapIndex, sitemapOf } from '@/lib/seo/sitemap';
import { etagOf, isKnownVersion, versionHeaders, versionOf } from '@/lib/server/http';

export const dynamic = 'force-dynamic';

const HEADERS = { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=300' };

/** `GET /sitemap-pt.xml`: every indexed page of a language. `GET /sitemap.xml`: their index. */
export const GET = defineHandler(async (request, context: RouteContext<'/sitemaps/[name]'>) => {
  const { name } = await context.params;
  if (name === 'index') return new Response(sitemapIndex(), { headers: HEADERS });
  return isLocale(name) ? sitemap(request, name) : missingPage('no such sitemap');
}, refuse);

const latest = createMemo<ReturnType<typeof write>>();

async function sitemap(request: Request, locale: Locale): Promise<Response> {
  const [{ talents }, blog, about] = await Promise.all([
    readRoster(),
    readWholeBlog(),
    hasEntity('about', locale),
  ]);
  const content = { talents, ...blog, about };
  const parts = [talents, about, blog.blogPages, ...blog.posts];
  const { bytes, version } = await latest(locale, parts, () => write(locale, content));
  const headers = { ...HEADERS, ...versionHeaders(version) };
  const known = isKnownVersion(request, version);
  return new Response(known ? null : bytes, { status: known ? 304 : 200, headers });
}

/** Writes it with yields to the event loop, so that a long one does not block it. */
async function write(locale: Locale, content: SiteContent) {
  const yieldIfDue = createYielder();
  const pieces: string[] = [];
  for (const piece of sitemapOf(locale, content)) {
    pieces.push(piece);
    await yieldIfDue();
  }
  const version = versionOf(`sitemap ${locale}`, etagOf(pieces));
  return { bytes: new TextEncoder().encode(pieces.join('')), version };
}
