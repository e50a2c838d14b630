import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/site';

// The address of the site is known where it runs, not where it is built.
export const dynamic = 'force-dynamic';

/**
 * What search engines are to leave alone. Lists that a query narrows stay open: nobody could read
 * there that they are not to be kept.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', disallow: ['/api/', '/*_rsc='] },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
