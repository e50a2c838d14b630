import { readWholeBlog } from '@/lib/blog/blog';
import { talentChangedAt } from '@/lib/panel/roster-history';
import { readRoster } from '@/lib/panel/talents';
import type { SiteContent } from '@/lib/seo/sitemap';

/** What the pages of the site are made of, for whoever lists them. @throws UpstreamError */
export async function readSiteContent(): Promise<SiteContent> {
  const [{ talents }, blog] = await Promise.all([readRoster(), readWholeBlog()]);
  return { talents, ...blog, changedAt: talentChangedAt };
}
