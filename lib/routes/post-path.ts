/**
 * The path of a post, from that of the blog, below which it stands. Islands have no route table: they
 * are given the one and make the other.
 */
export function postPath(blog: string, { id, slug }: { id: number; slug: string }): string {
  return `${blog}/${id}/${encodeURIComponent(slug)}`;
}
