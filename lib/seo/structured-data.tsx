import 'server-only';
import type { BreadcrumbList } from 'schema-dts';
import type { Locale } from '../i18n/locales';
import type { Translator } from '../i18n/translator';
import { processWide } from '../platform/process-wide.mjs';
import { currentRequest } from '../platform/request-context.mjs';
import type { Route } from '../routes/route';
import { VIEWS } from '../routes/table';
import { type PageDescription, pageUrl } from './metadata';
import { JsonLdScript, StructuredDataScript } from './structured-data-script';

type Props = { page: PageDescription; locale: Locale; t: Translator };

/**
 * The structured data (JSON-LD) of a page: its breadcrumbs and what it is about. It is in the HTML only,
 * and not repeated in the RSC payload.
 */
export function StructuredData({ page, locale, t }: Props) {
  if (page.indexed === false) return null;
  const trail = page.route.page === 'home' ? [] : [breadcrumbs(page, locale, t)];
  const graph = { '@context': 'https://schema.org', '@graph': [...trail, ...(page.data ?? [])] };
  const text = writtenInScript(graph);
  return noteStructuredData(text) ? <StructuredDataScript /> : <JsonLdScript text={text} />;
}

/**
 * Stores the text for `StructuredDataScript`, a client component, which cannot import server modules.
 * Returns false outside of a request.
 */
function noteStructuredData(text: string): boolean {
  processWide('structured-data', () => () => currentRequest()?.structuredData);
  const request = currentRequest();
  if (request) request.structuredData = text;
  return request !== undefined;
}

/** JSON escaped for a `<script>`: no character of it can begin or end a tag or a line of script. */
export function writtenInScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function breadcrumbs(page: PageDescription, locale: Locale, t: Translator): BreadcrumbList {
  const above = parentsOf(page.route).map((route): [name: string, url: string] => [
    t(`pages.${route.page === 'roster' ? route.view : route.page}`),
    pageUrl(locale, { route }),
  ]);
  const itself: [name: string, url: string] = [page.title, pageUrl(page.written ?? locale, page)];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, itself].map(([name, item], place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item,
    })),
  };
}

/** The pages above any but the home page, which comes first. */
function parentsOf(route: Route): Exclude<Route, { id: number }>[] {
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
