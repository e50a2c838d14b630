import 'server-only';
import type { PanelRequest } from './exchange';

/** A change of one record also changes the lists of its kind. */
const LISTS = { talent: 'talent-lists', post: 'post-lists' } as const;

/** The tags of each call to the services; the first matching pattern applies. */
const CALLS: readonly [RegExp, (found: RegExpExecArray, request: PanelRequest) => string[]][] = [
  [/^\/api\/talents$/, () => ['talents', LISTS.talent]],
  [/^\/api\/talent\//, (_, { params }) => ['talents', `talent:${params?.id}`]],
  [/^\/api\/posts\/blog\/pt\/(.+)$/, ([, slug]) => ['posts', `post:${slug}`]],
  [/^\/api\/posts\//, () => ['posts', LISTS.post]],
  [/^\/api\/slides\/(\w+)$/, ([, type]) => ['slides', `slides:${type}`]],
  [/^\/api\/entities\/(\w+)$/, ([, name]) => ['entities', `entity:${name}`]],
  [/^\/api\/([\w-]+)/, ([, topic]) => [topic ?? '']],
];

/** The tags of a call, as `POST /api/revalidate` names them: `talents`, `talent:12`, `slides`, … */
export function tagsOf(request: PanelRequest): string[] {
  for (const [pattern, tags] of CALLS) {
    const found = pattern.exec(request.url);
    if (found) return tags(found, request);
  }
  return [];
}

/** These tags, with the tags of the lists that contain the records. */
export function changedWith(tags: readonly string[]): string[] {
  const lists = tags.flatMap((tag) => {
    const [kind, name] = tag.split(':');
    return name && kind && Object.hasOwn(LISTS, kind) ? [LISTS[kind as keyof typeof LISTS]] : [];
  });
  return [...new Set([...tags, ...lists])];
}

/** All tags without a name, and the kinds of tags with one. */
const KNOWN =
  /^(talents|posts|slides|entities|social-medias|talent-lists|post-lists)$|^(talent|post|slides|entity):./;

/** True for a well-formed tag of the panel's data, whether or not the record exists. */
export function isKnownTag(tag: string): boolean {
  return KNOWN.test(tag);
}
