import 'server-only';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales';
import { ENTITY_NAMES } from '../panel/content';
import { profileRoute } from '../routes/build';
import type { Route } from '../routes/route';
import { ROSTER_VIEWS } from '../talents/views';
import { pageUrl } from './metadata';
import type { SiteContent } from './sitemap';

/**
 * The URLs of the pages that show tagged data (`talents`, `talent:12`, `post:slug`, `slides`,
 * `entity:about` …), in every language in which they are indexed. For the tag of all talents, only
 * profiles that have changed since `since` (ms since the epoch) count.
 */
export function changedUrls(
  tags: readonly string[],
  since: number,
  content: SiteContent,
): readonly string[] {
  const urls = tags.flatMap((tag) => routesOf(tag, since, content)).flatMap(urlsOf);
  return [...new Set(urls)];
}

function urlsOf(route: Route): string[] {
  const locales = route.page === 'post' ? [DEFAULT_LOCALE] : LOCALES;
  return locales.map((locale) => pageUrl(locale, { route }));
}

const HOME: Route = { page: 'home' };
const BLOG: Route = { page: 'blog' };
const LISTS: readonly Route[] = ROSTER_VIEWS.map((view) => ({ page: 'roster', view }));

const ENTITIES: readonly Route[] = ENTITY_NAMES.map((page) => ({ page }));

function routesOf(tag: string, since: number, content: SiteContent): readonly Route[] {
  const { talents, posts, changedAt } = content;
  const [topic, name] = tag.split(':');
  switch (topic) {
    case 'talents': {
      const changed = talents.filter(({ id }) => Number(changedAt(id)) >= since);
      return [HOME, ...LISTS, ...changed.map(profileRoute)];
    }
    case 'talent': {
      const named = talents.filter(({ id }) => id === Number(name));
      return [HOME, ...LISTS, ...named.map(profileRoute)];
    }
    case 'posts':
    case 'post': {
      const named = posts.filter(({ slug }) => slug === name);
      return [BLOG, ...named.map(({ id, slug }): Route => ({ page: 'post', id, slug }))];
    }
    case 'slides':
      return [HOME];
    case 'entities':
      return ENTITIES;
    case 'entity':
      return ENTITIES.filter(({ page }) => page === name);
    default:
      return [];
  }
}
