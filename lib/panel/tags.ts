import 'server-only';
import type { PanelRequest } from './exchange';

/** A change of one record shows in the lists of its kind too. */
const LISTS = { talent: 'talent-lists', post: 'post-lists' } as const;

/** The calls of the services and what each is about; the first that fits counts. */
const CALLS: readonly [RegExp, (found: RegExpExecArray, request: PanelRequest) => string[]][] = [
  [/^\/api\/talents$/, () => ['talents', LISTS.talent]],
  [/^\/api\/talent\//, (_, { params }) => ['talents', `talent:${params?.id}`]],
  [/^\/api\/posts\/blog\/pt\/(.+)$/, ([, slug]) => ['posts', `post:${slug}`]],
  [/^\/api\/posts\//, () => ['posts', LISTS.post]],
  [/^\/api\/slides\/(\w+)$/, ([, type]) => ['slides', `slides:${type}`]],
  [/^\/api\/entities\/(\w+)$/, ([, name]) => ['entities', `entity:${name}`]],
  [/^\/api\/([\w-]+)/, ([, topic]) => [topic ?? '']],
];

/** What a call is about, as `POST /api/revalidate` names it: `talents`, `talent:12`, `slides`, … */
export function tagsOf(request: PanelRequest): string[] {
  for (const [pattern, tags] of CALLS) {
    const found = pattern.exec(request.url);
    if (found) return tags(found, request);
  }
  return [];
}

/** The tags that change with one of these. */
export function changedWith(tags: readonly string[]): string[] {
  const lists = tags.flatMap((tag) => {
    const [kind, name] = tag.split(':');
    return name && kind && Object.hasOwn(LISTS, kind) ? [LISTS[kind as keyof typeof LISTS]] : [];
  });
  return [...new Set([...tags, ...lists])];
}

/** Every tag without a name, and every kind of tag with one. */
const KNOWN =
  /^(talents|posts|slides|entities|social-medias|talent-lists|post-lists)$|^(talent|post|slides|entity):./;

/** True for a tag that names something of the panel, whether it is there or not. */
export function isKnownTag(tag: string): boolean {
  return KNOWN.test(tag);
}
