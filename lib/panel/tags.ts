import 'server-only';

/** Tags of all data of one kind. `…-lists` are the reads that hold many records. */
const KINDS = [
  ...(['talents', 'talent-lists', 'posts', 'post-lists', 'slides', 'entities'] as const),
  ...(['social-medias', 'attributes'] as const),
] as const;

/** Kinds of tags that name one record: `talent:12`, `slides:home`. */
const RECORDS = ['talent', 'post', 'slides', 'entity'] as const;

/** A tag of the panel's data, as `POST /api/revalidate` names it. */
export type Tag = (typeof KINDS)[number] | `${(typeof RECORDS)[number]}:${string | number}`;

/** The tags of one call: at least one, or no revalidation could reach its cached answer. */
export type Tags = readonly [Tag, ...Tag[]];

/** A change of one record also changes the lists of its kind. */
const LISTS = { talent: 'talent-lists', post: 'post-lists' } as const;

/** These tags, with the tags of the lists that contain the records. */
export function changedWith(tags: readonly string[]): string[] {
  const lists = tags.flatMap((tag) => {
    const [kind, name] = tag.split(':');
    return name && kind && Object.hasOwn(LISTS, kind) ? [LISTS[kind as keyof typeof LISTS]] : [];
  });
  return [...new Set([...tags, ...lists])];
}

/** True for a well-formed tag of the panel's data, whether or not the record exists. */
export function isKnownTag(tag: string): tag is Tag {
  const [, kind, name] = /^([a-z-]+)(:.+)?$/.exec(tag) ?? [];
  return ((name ? RECORDS : KINDS) as readonly (string | undefined)[]).includes(kind);
}
