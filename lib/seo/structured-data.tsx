import 'server-only';
import type { BreadcrumbList } from 'schema-dts';
import { pageKey, type Route } from '../routes/route';
import { VIEWS } from '../routes/table';
import { type PageDescription, pageUrl } from './metadata';
import type { Words } from './words';

type Props = Words & { page: PageDescription };

/** The structured data (JSON-LD) of a page: its breadcrumbs and what it is about. */
export function StructuredData({ page, ...words }: Props) {
  if (page.indexed === false) return null;
  const trail = page.route.page === 'home' ? [] : [breadcrumbs({ page, ...words })];
  const graph = { '@context': 'https://schema.org', '@graph': [...trail, ...(page.data ?? [])] };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin or end.
      dangerouslySetInnerHTML={{ __html: writtenInScript(graph) }}
    />
  );
}

/** JSON escaped for a `<script>`: no character of it can begin or end a tag or a line of script. */
export function writtenInScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function breadcrumbs({ page, locale, t }: Props): BreadcrumbList {
  const above = parentsOf(page.route).map((route): [name: string, url: string] => [
    t(`pages.${pageKey(route)}`),
    pageUrl(locale, { route }),
  ]);
  const itself: [name: string, url: string] = [page.title, pageUrl(page.written ?? locale, page)];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, itself].map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

/** The pages above any but the home page, which comes first. */
function parentsOf(route: Route): Route[] {
  const home = { page: 'home' } as const;
  switch (route.page) {
    case 'roster': {
      const group = VIEWS[route.view].under[0];
      return group ? [home, { page: 'roster', view: group }] : [home];
    }
    case 'profile':
      return [home, { page: 'roster', view: 'models' }];
    case 'post':
      return [home, { page: 'blog' }];
    default:
      return [home];
  }
}
