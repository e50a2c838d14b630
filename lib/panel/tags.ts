import 'server-only';
import { createHash } from 'node:crypto';
import { decoded } from '../routes/decoded';

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

/** The longest tag that is shared between instances (`lib/cache/invalidations`). */
const MAX_LENGTH = 250;

/** The tag of one record by its name, raw or percent-encoded; a long name is hashed. */
export function recordTag(kind: (typeof RECORDS)[number], name: string): Tag {
  const tag = `${kind}:${encodeURIComponent((decoded(name) || name).toWellFormed())}` as const;
  if (tag.length <= MAX_LENGTH) return tag;
  return `${kind}:${createHash('sha256').update(tag).digest('base64url')}`;
}

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

/** The tag of the panel's data that a text names, whether or not the record exists; null for another text. */
export function knownTag(text: string): Tag | null {
  const [, kind = '', name] = /^([a-z-]+)(?::(.+))?$/s.exec(text) ?? [];
  if (name === undefined) return KINDS.find((one) => one === kind) ?? null;
  const record = RECORDS.find((one) => one === kind);
  return record ? recordTag(record, name) : null;
}
