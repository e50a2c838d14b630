/**
 * The path of a post, from that of the blog, below which it stands. An island that is given the one
 * makes the other, and loads no route table.
 */
export function postPath(blog: string, { id, slug }: { id: number; slug: string }): string {
  return `${blog}/${id}/${encodeURIComponent(slug)}`;
}
