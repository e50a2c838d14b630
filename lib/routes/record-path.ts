/**
 * The path of a profile or a post: below that of its list, which is that of all models or the blog.
 * An island gets the path of the list, so that it needs no route table.
 */
export function recordPath(list: string, { id, slug }: { id: number; slug: string }): string {
  return `${list}/${id}/${encodeURIComponent(slug)}`;
}
