import type { ReactNode } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';

type Props = { path: string; onOpen: (path: string) => void; children: ReactNode };

/** A link out of the search. The next page replaces the search's entry in the history. */
export function ListLink({ path, onOpen, children }: Props) {
  return (
    <a
      href={path}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(path);
      }}
      className="button button-filled my-4"
    >
      {children}
    </a>
  );
}
