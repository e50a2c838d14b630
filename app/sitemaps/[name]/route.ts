import { Readable } from 'node:stream';
import { readWholeBlog } from '@/lib/blog/blog';
import { defineHandler } from '@/lib/handlers/define-handler';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { isKnownVersion, versionHeaders, versionOf } from '@/lib/page/conditional';
import { missingPage } from '@/lib/page/outcomes';
import { talentChangedAt } from '@/lib/panel/changed-talents';
import { hasEntity } from '@/lib/panel/content';
import { readRoster } from '@/lib/panel/talents';
import { sitemapIndex, sitemapOf } from '@/lib/seo/sitemap';
import { etagOf } from '@/lib/server/page-cache/cache-headers.mjs';

export const dynamic = 'force-dynamic';

const HEADERS = { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=300' };

/** `GET /sitemap-pt.xml`: every indexed page of a language. `GET /sitemap.xml`: their index. */
export const GET = defineHandler(async (request, context: RouteContext<'/sitemaps/[name]'>) => {
  const { name } = await context.params;
  if (name === 'index') return new Response(sitemapIndex(), { headers: HEADERS });
  return isLocale(name) ? sitemap(request, name) : missingPage('no such sitemap');
});

async function sitemap(request: Request, locale: Locale): Promise<Response> {
  const [{ talents }, blog, about] = await Promise.all([
    readRoster(),
    readWholeBlog(),
    hasEntity('about', locale),
  ]);
  const content = { talents, ...blog, about, changedAt: talentChangedAt };
  const pieces = [...sitemapOf(locale, content)];
  const version = versionOf(`sitemap ${locale}`, etagOf(pieces));
  const headers = { ...HEADERS, ...versionHeaders(version) };
  if (isKnownVersion(request, version)) return new Response(null, { status: 304, headers });
  const body = Readable.toWeb(Readable.from(pieces, { objectMode: false }));
  return new Response(body as ReadableStream<Uint8Array>, { headers });
}
