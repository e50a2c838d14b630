/**
 * The path of a profile, from that of the list of all models, below which it stands. Islands have no
 * route table: they are given the one and make the other.
 */
export function profilePath(models: string, { id, slug }: { id: number; slug: string }): string {
  return `${models}/${id}/${encodeURIComponent(slug)}`;
}
