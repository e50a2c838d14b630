'use client';

import { type ComponentProps, createContext, type ReactNode, use, useMemo } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { peopleAround, storeListContext } from '@/lib/roster/list-context';
import { slugOf } from '@/lib/routes/slug';

type List = { title: string; people: readonly { id: number; name: string }[] };

const Listed = createContext<List | null>(null);

/** A list of talents: a profile that is opened from it links back to it, and on to the next talent. */
export function ListContext({ title, people, children }: List & { children: ReactNode }) {
  const list = useMemo(() => ({ title, people }), [title, people]);
  return <Listed value={list}>{children}</Listed>;
}

type Props = ComponentProps<typeof SiteLink> & { talent: number };

/** A link to the profile of a talent, by id. Within a `ListContext` it stores that list. */
export function ProfileLink({ talent, ...rest }: Props) {
  const list = use(Listed);
  return <SiteLink {...rest} onNavigate={() => list && store(list, talent)} />;
}

function store({ title, people }: List, opened: number): void {
  const { pathname, search, hash } = window.location;
  const around = peopleAround(people, opened);
  storeListContext({
    href: pathname + search + hash,
    title,
    people: around.map(({ id, name }) => ({ id, name, slug: slugOf(name) })),
  });
}
