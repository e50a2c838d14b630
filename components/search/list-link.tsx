import type { ReactNode } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';

type Props = {
  path: string;
  onOpen: (path: string) => void;
  className?: string;
  children: ReactNode;
};

const BUTTON = 'button button-filled my-4';

/** A link out of the search. The next page replaces the search's entry in the history. */
export function ListLink({ path, onOpen, className = BUTTON, children }: Props) {
  return (
    <a
      href={path}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(path);
      }}
      className={className}
    >
      {children}
    </a>
  );
}
