import { type ReactNode, ViewTransition } from 'react';

/**
 * The picture that stands for a talent. On the way from a list to a profile the browser turns the one
 * into the other, since both have the same name. At most one of them may be on a page.
 */
export function PortraitTransition({ id, children }: { id: number; children: ReactNode }) {
  return (
    <ViewTransition name={`talent-${id}`} share="portrait" default="none">
      {children}
    </ViewTransition>
  );
}
