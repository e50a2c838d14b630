import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/site';

// The site's URL is known at run time, not at build time.
export const dynamic = 'force-dynamic';

/** Lists with a query are not disallowed: a crawler must read a page to see its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', disallow: ['/api/', '/*_rsc='] },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
