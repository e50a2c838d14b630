'use client';

import { type ComponentProps, createContext, type ReactNode, use, useMemo } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { SiteLink } from '@/components/ui/site-link';
import { completeListContext, peopleAround, storeListContext } from '@/lib/roster/list-context';
import { slugOf } from '@/lib/routes/slug';

type People = readonly { id: number; name: string }[];
type List = {
  title: string;
  people: People;
  /** Loads all of its talents, where `people` are only those of its first page. */
  load?: (() => Promise<People>) | undefined;
};

/** Event on the window: more talents of the list are known than when its profile was opened. */
export const LIST_COMPLETED = 'list-completed';

const Listed = createContext<List | null>(null);

/** A list of talents: a profile that is opened from it links back to it, and on to the next talent. */
export function ListContext({ title, people, load, children }: List & { children: ReactNode }) {
  const list = useMemo(() => ({ title, people, load }), [title, people, load]);
  return <Listed value={list}>{children}</Listed>;
}

type Props = ComponentProps<typeof SiteLink> & { talent: number };

/** A link to the profile of a talent, by id. Within a `ListContext` it stores that list. */
export function ProfileLink({ talent, ...rest }: Props) {
  const list = use(Listed);
  if (!list) return <SiteLink {...rest} />;
  const handOver = () => storeListContext(contextOf(list, list.people, talent), 'in a tab');
  return (
    <SiteLink
      {...rest}
      onNavigate={() => open(list, talent)}
      onClick={(event) => isPlainClick(event) || handOver()}
      onAuxClick={handOver}
      onContextMenu={handOver}
    />
  );
}

function open(list: List, talent: number): void {
  const context = contextOf(list, list.people, talent);
  storeListContext(context);
  list.load?.().then(
    (people) => {
      completeListContext({ ...contextOf(list, people, talent), href: context.href });
      window.dispatchEvent(new Event(LIST_COMPLETED));
    },
    () => {},
  );
}

function contextOf({ title }: List, everyone: People, talent: number) {
  const { pathname, search, hash } = window.location;
  const people = peopleAround(everyone, talent).map(({ id, name }) => {
    return { id, name, slug: slugOf(name) };
  });
  return { href: pathname + search + hash, title, people };
}
