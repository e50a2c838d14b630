import { readWholeBlog } from '@/lib/blog/blog';
import { talentChangedAt } from '@/lib/panel/changed-talents';
import { readRoster } from '@/lib/panel/talents';
import type { SiteContent } from '@/lib/seo/sitemap';

/** The data from which sitemaps and IndexNow derive all pages. @throws UpstreamError */
export async function readSiteContent(): Promise<SiteContent> {
  const [{ talents }, blog] = await Promise.all([readRoster(), readWholeBlog()]);
  return { talents, ...blog, changedAt: talentChangedAt };
}
