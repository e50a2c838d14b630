import { rememberTrail, trailAround } from '@/lib/roster/list-trail';
import { slugOf } from '@/lib/routes/slug';

type Person = { id: number; name: string };

/**
 * Remembers the list, narrowed as it is, when one of its cards is opened: the profile leads back to
 * it, and on to the next one.
 */
export function rememberList(list: readonly Person[], opened: Person): void {
  const { pathname, search } = window.location;
  const people = trailAround(list, opened.id).map(({ id, name }) => {
    return { id, name, slug: slugOf(name) };
  });
  rememberTrail({ href: pathname + search, people });
}
