import { useEffect, useRef } from 'react';

/**
 * As the list changes, its title becomes the document's, and a focus that was lost with a removed
 * element moves to the heading. The server's title of a further page has a number, and stays.
 */
export function useListTitle(title: string, site: string, page: number): void {
  const shown = useRef(title);

  useEffect(() => {
    if (page === 1) document.title = `${title} | ${site}`;
    if (shown.current === title) return;
    shown.current = title;
    const isLost = document.activeElement === document.body;
    if (isLost) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [title, site, page]);
}
