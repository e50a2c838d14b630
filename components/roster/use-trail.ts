import { useCallback, useRef } from 'react';
import { slugOf } from '@/lib/routes/slug';
import { rememberTrail, trailAround } from '@/lib/talents/list-trail';

type Person = { id: number; name: string };

/**
 * Gives a function that remembers the list, filtered as it is, when one of its cards is opened: the
 * profile leads back to it, and on to the next one. It stays the same while the list grows.
 */
export function useTrail(list: readonly Person[]): (opened: Person) => void {
  const current = useRef(list);
  current.current = list;
  return useCallback(({ id: opened }) => {
    const { pathname, search } = window.location;
    const people = trailAround(current.current, opened).map(({ id, name }) => {
      return { id, name, slug: slugOf(name) };
    });
    rememberTrail({ href: pathname + search, people });
  }, []);
}
