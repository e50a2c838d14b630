/**
 * The path of a profile or post below that of its list: all models, or the blog; with the slug '' it
 * ends in the id. Islands get the list's path as a prop, so that they need no route table.
 */
export function recordPath(list: string, { id, slug }: { id: number; slug: string }): string {
  return `${list}/${id}${slug && `/${encodeURIComponent(slug)}`}`;
}
