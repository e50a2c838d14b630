import { peopleAround, storeListContext } from '@/lib/roster/list-context';
import { slugOf } from '@/lib/routes/slug';

type Person = { id: number; name: string };

/**
 * Stores the list, with its filter, when one of its talents is opened. The profile shows its name,
 * links back to it, and on to the next talent.
 */
export function saveListContext(
  title: string,
  list: readonly Person[],
  opened: Pick<Person, 'id'>,
): void {
  const { pathname, search, hash } = window.location;
  const people = peopleAround(list, opened.id).map(({ id, name }) => {
    return { id, name, slug: slugOf(name) };
  });
  storeListContext({ href: pathname + search + hash, title, people });
}
