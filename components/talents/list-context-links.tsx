'use client';

import { useEffect } from 'react';
import { profileRoute } from '@/lib/routes/build';
import { saveListContext } from './save-list-context';

type Props = {
  /** The name of the page. */
  title: string;
  people: readonly { id: number; name: string }[];
};

/** Stores this page as the visitor's list when a link in it opens the profile of one of these people. */
export function ListContextLinks({ title, people }: Props) {
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('main a[href]');
      const opened = link && people.find((one) => link.pathname.endsWith(profileEnd(one)));
      if (opened) saveListContext(title, people, opened);
    };
    // Captured, to run before the router handles the click and leaves this page.
    document.addEventListener('click', leave, { capture: true });
    return () => document.removeEventListener('click', leave, { capture: true });
  }, [title, people]);
  return null;
}

/** The end of a profile's path in every language: `/12/ana-luz`. */
function profileEnd(person: { id: number; name: string }): string {
  const { id, slug } = profileRoute(person);
  return `/${id}/${slug}`;
}
