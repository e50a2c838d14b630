'use client';

import { useEffect } from 'react';
import { profileRoute } from '@/lib/routes/build';
import { leaveTrail } from './leave-trail';

type Props = {
  /** What the page is called. */
  title: string;
  people: readonly { id: number; name: string }[];
};

/** Remembers this page as the trail when any link in it opens the profile of one of these people. */
export function TrailOfLinks({ title, people }: Props) {
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('main a[href]');
      const opened = link && people.find((one) => link.pathname.endsWith(profileEnd(one)));
      if (opened) leaveTrail(title, people, opened);
    };
    // Capturing: before the router handles the click and leaves this page.
    document.addEventListener('click', leave, { capture: true });
    return () => document.removeEventListener('click', leave, { capture: true });
  }, [title, people]);
  return null;
}

/** What the paths of a profile end with in every language: `/12/ana-luz`. */
function profileEnd(person: { id: number; name: string }): string {
  const { id, slug } = profileRoute(person);
  return `/${id}/${slug}`;
}
