import { type ReactNode, ViewTransition } from 'react';

/**
 * A talent's picture as a shared element of the view transition: from a list to a profile the
 * browser morphs one into the other, since both have the same name. A name must be unique on a
 * page.
 */
export function PortraitTransition({ id, children }: { id: number; children: ReactNode }) {
  return (
    <ViewTransition name={`talent-${id}`} share="portrait" default="none">
      {children}
    </ViewTransition>
  );
}
